SELECT level_0 AS label FROM "hierarchy_1"
WHERE level_3 IS NULL OR absent = 0
  AND (level_1 IS NULL OR level_2 IS NULL OR level_3 IS NULL)
ORDER BY leaf LIMIT 100;
