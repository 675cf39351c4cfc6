SELECT COUNT(*) FROM "hierarchy_1" WHERE absent = 0 AND leaf = level_2 AND level_0 IS NULL;
