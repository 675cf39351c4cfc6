SELECT level_0, level_1, level_2
FROM "levels_1"
ORDER BY CASE WHEN level_2 IS NULL THEN 1 ELSE 0 END,
  level_2, CASE WHEN level_1 IS NULL THEN 1 ELSE 0 END,
  level_1, CASE WHEN level_0 IS NULL THEN 1 ELSE 0 END,
  level_0;
