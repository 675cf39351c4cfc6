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
    SELECT "group_id" AS q0, 1 AS here, 0 AS there FROM "main"."target_1"
    UNION ALL
    SELECT "group_id", 0, 1 FROM "main"."target1_1"
  ) AS both_relations
  GROUP BY q0
) AS classes
WHERE here <> there;
