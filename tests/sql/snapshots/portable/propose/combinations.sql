SELECT v0, v1, v2, v3, v4, v5, COUNT(*) AS n
FROM (
  SELECT v0, v1, v2, v3, v4, v5, seen
  FROM (
    SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, "score" AS v2, (CAST("city" AS VARCHAR) COLLATE "binary") AS v3, (CAST("grade" AS VARCHAR) COLLATE "binary") AS v4, (CAST("illness" AS VARCHAR) COLLATE "binary") AS v5, 1 AS seen
    FROM "people"
  ) AS numbered
) AS looked_at

GROUP BY v0, v1, v2, v3, v4, v5;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT v0, v1, v2, seen
  FROM (
    SELECT "client" AS v0, (CAST("y" AS VARCHAR) COLLATE "binary") AS v1, (CAST("z" AS VARCHAR) COLLATE "binary") AS v2, 1 AS seen
    FROM "calls"
  ) AS numbered
) AS looked_at

GROUP BY v0, v1, v2;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT v0, v1, seen
  FROM (
    SELECT "age" AS v0, (CAST("city" AS VARCHAR) COLLATE "binary") AS v1, 1 AS seen
    FROM "people.csv"
  ) AS numbered
) AS looked_at

GROUP BY v0, v1;
