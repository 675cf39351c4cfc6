SELECT 0 AS place, (SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "main"."released"
    UNION ALL
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary"), (CAST("zip" AS VARCHAR) COLLATE "binary"), (CAST("city" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "rows_1"
  ) AS both_relations
  GROUP BY q0, q1, q2
) AS classes
WHERE here <> there
) AS violating;
