-- name: miscounted
SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there, SUM(wrong) AS wrong
  FROM (
    SELECT "group_id" AS same_group, 1 AS here, 0 AS there, 0 AS wrong FROM "main"."target_1"
    UNION ALL
    SELECT "group_id", 0, "count", CASE WHEN "count" >= 1 THEN 0 ELSE 1 END FROM "main"."target1_1"
  ) AS both_tables
  GROUP BY same_group
) AS groups_of_both
WHERE wrong > 0 OR here <> there;

-- name: unrolled
(
  SELECT f.own_group AS "group_id", v.value AS "illness"
  FROM (
    SELECT "group_id" AS own_group, "group_id" AS same_group,
      ROW_NUMBER() OVER (PARTITION BY "group_id" ORDER BY "group_id") AS turn
    FROM "main"."target_1"
  ) AS f
  JOIN (
    SELECT "group_id" AS same_group, "illness" AS value, "count" AS held,
      SUM("count") OVER (PARTITION BY "group_id" ORDER BY "group_id"
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS upto
    FROM "main"."target1_1"
  ) AS v ON v.same_group = f.same_group AND f.turn <= v.upto AND f.turn > v.upto - v.held
) AS unrolled;

-- name: dealt_once
SELECT COUNT(*)
FROM (
  SELECT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value
  FROM "main"."target1_1"
  WHERE (CAST("illness" AS VARCHAR) COLLATE "binary") IS NOT NULL
  GROUP BY "group_id", (CAST("illness" AS VARCHAR) COLLATE "binary") HAVING SUM("count") > 1
) AS repeated;
