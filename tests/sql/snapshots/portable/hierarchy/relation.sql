SELECT
  COALESCE(level_0, '') AS leaf,
  CASE WHEN level_0 IS NULL THEN 1 ELSE 0 END AS absent,
  level_0,
  level_1,
  level_2
FROM "levels_1";

SELECT
  COALESCE(level_0, '') AS leaf,
  CASE WHEN level_0 IS NULL THEN 1 ELSE 0 END AS absent,
  level_0,
  level_1
FROM "levels_1";

SELECT
  COALESCE(level_0, '') AS leaf,
  CASE WHEN level_0 IS NULL THEN 1 ELSE 0 END AS absent,
  level_0,
  level_1,
  level_2,
  level_3
FROM "levels_1";
