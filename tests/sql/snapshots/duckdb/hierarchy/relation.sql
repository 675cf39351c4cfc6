CREATE TEMPORARY TABLE "_sqlanon_hierarchy" AS
SELECT
  COALESCE(level_0, '') AS leaf,
  CASE WHEN level_0 IS NULL THEN 1 ELSE 0 END AS absent,
  level_0,
  level_1,
  level_2,
  level_3
FROM "_sqlanon_levels";

CREATE TEMPORARY TABLE "_sqlanon_hierarchy" AS
SELECT
  COALESCE(level_0, '') AS leaf,
  CASE WHEN level_0 IS NULL THEN 1 ELSE 0 END AS absent,
  level_0,
  level_1
FROM "_sqlanon_levels";

CREATE TEMPORARY TABLE "_sqlanon_hierarchy" AS
SELECT
  COALESCE(level_0, '') AS leaf,
  CASE WHEN level_0 IS NULL THEN 1 ELSE 0 END AS absent,
  level_0,
  level_1,
  level_2
FROM "_sqlanon_levels";
