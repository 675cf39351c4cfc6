SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "main"."_sqlanon_target"
    UNION ALL
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary"), (CAST("city" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "_sqlanon_persons"
  ) AS both_relations
  GROUP BY q0, q1
) AS classes
WHERE here <> there;
