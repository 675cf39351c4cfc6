SELECT MAX(v0), MAX(v1), MAX(v2) FROM "class_levels_1";
