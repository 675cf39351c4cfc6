SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "main"."target_1"
    UNION ALL
    SELECT (CAST("zip" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "persons_1"
  ) AS both_relations
  GROUP BY q0
) AS classes
WHERE here <> there;

SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "main"."target_1"
    UNION ALL
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary"), (CAST("city" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "persons_1"
  ) AS both_relations
  GROUP BY q0, q1
) AS classes
WHERE here <> there;

SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "main"."target_1"
    UNION ALL
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary"), (CAST("zip" AS VARCHAR) COLLATE "binary"), (CAST("city" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "persons_1"
  ) AS both_relations
  GROUP BY q0, q1, q2
) AS classes
WHERE here <> there;

SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM (
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
) AS unrolled
    UNION ALL
    SELECT (CAST("illness" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "people"
  ) AS both_relations
  GROUP BY q0
) AS classes
WHERE here <> there;

SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT "v" AS q0, 1 AS here, 0 AS there FROM "main"."target_1"
    UNION ALL
    SELECT "v", 0, 1 FROM "persons_1"
  ) AS both_relations
  GROUP BY q0
) AS classes
WHERE here <> there;

SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT "v" AS q0, (CAST(CAST("w" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "main"."target_1"
    UNION ALL
    SELECT "v", (CAST(CAST("w" AS VARCHAR) AS VARCHAR) COLLATE "binary"), 0, 1 FROM "persons_1"
  ) AS both_relations
  GROUP BY q0, q1
) AS classes
WHERE here <> there;

SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT (CAST("what" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "main"."target_1"
    UNION ALL
    SELECT (CAST("what" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "persons_1"
  ) AS both_relations
  GROUP BY q0
) AS classes
WHERE here <> there;
