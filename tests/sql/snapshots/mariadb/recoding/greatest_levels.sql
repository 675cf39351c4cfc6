SELECT MAX(v0), MAX(v1), MAX(v2) FROM `_sqlanon_class_levels`;
