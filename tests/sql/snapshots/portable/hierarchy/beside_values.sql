SELECT level_0,
  CASE WHEN level_0 = level_2 THEN level_2 ELSE level_1 END AS level_1,
  level_2
FROM "levels_1";
