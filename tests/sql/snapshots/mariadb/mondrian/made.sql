SELECT COUNT(DISTINCT child) FROM `_sqlanon_children`;
