SELECT level_0 AS label FROM "_sqlanon_hierarchy"
WHERE level_3 IS NULL OR absent = 0 AND (level_1 IS NULL OR level_2 IS NULL OR level_3 IS NULL)
ORDER BY leaf LIMIT 100;
