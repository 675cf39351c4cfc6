SELECT COUNT(*)
FROM (
  SELECT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value
  FROM "main"."target1_1"
  WHERE (CAST("illness" AS VARCHAR) COLLATE "binary") IS NOT NULL
  GROUP BY "group_id", (CAST("illness" AS VARCHAR) COLLATE "binary") HAVING SUM("count") > 1
) AS repeated;

SELECT COUNT(*)
FROM (
  SELECT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value
  FROM "main"."target1_1"
  WHERE (CAST("illness" AS VARCHAR) COLLATE "binary") IS NOT NULL
  GROUP BY "group_id", (CAST("illness" AS VARCHAR) COLLATE "binary") HAVING SUM("persons") > 1
) AS repeated;
