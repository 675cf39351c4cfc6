SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, c, COUNT(*) AS n
    FROM (
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY q0, q1, q2, c
  ) AS values_of_it
  GROUP BY q0, q1, q2
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, q3, q4, q5, c, COUNT(*) AS n
    FROM (
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("born" AS VARCHAR) COLLATE "binary") AS q2, (CAST("score" AS VARCHAR) COLLATE "binary") AS q3, (CAST("city" AS VARCHAR) COLLATE "binary") AS q4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q5, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY q0, q1, q2, q3, q4, q5, c
  ) AS values_of_it
  GROUP BY q0, q1, q2, q3, q4, q5
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, c, COUNT(*) AS n
    FROM (
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("born" AS VARCHAR) COLLATE "binary") AS q1, (CAST("score" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY q0, q1, q2, c
  ) AS values_of_it
  GROUP BY q0, q1, q2
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, q3, q4, c, COUNT(*) AS n
    FROM (
      SELECT "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q4, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY q0, q1, q2, q3, q4, c
  ) AS values_of_it
  GROUP BY q0, q1, q2, q3, q4
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, q3, c, COUNT(*) AS n
    FROM (
      SELECT "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY q0, q1, q2, q3, c
  ) AS values_of_it
  GROUP BY q0, q1, q2, q3
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, c, COUNT(*) AS n
    FROM (
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY q0, q1, c
  ) AS values_of_it
  GROUP BY q0, q1
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, c, COUNT(*) AS n
    FROM (
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "target_1"
    ) AS rows_of_it
    GROUP BY q0, q1, q2, c
  ) AS values_of_it
  GROUP BY q0, q1, q2
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, q3, c, COUNT(*) AS n
    FROM (
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("score" AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY q0, q1, q2, q3, c
  ) AS values_of_it
  GROUP BY q0, q1, q2, q3
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, q3, c, COUNT(*) AS n
    FROM (
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q3, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "persons_1"
    ) AS rows_of_it
    GROUP BY q0, q1, q2, q3, c
  ) AS values_of_it
  GROUP BY q0, q1, q2, q3
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, c, COUNT(*) AS n
    FROM (
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "persons_1"
    ) AS rows_of_it
    GROUP BY q0, q1, q2, c
  ) AS values_of_it
  GROUP BY q0, q1, q2
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, c, COUNT(*) AS n
    FROM (
      SELECT "age" AS q0, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY q0, q1, c
  ) AS values_of_it
  GROUP BY q0, q1
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, q3, c, COUNT(*) AS n
    FROM (
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("visits" AS VARCHAR) COLLATE "binary") AS q3, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY q0, q1, q2, q3, c
  ) AS values_of_it
  GROUP BY q0, q1, q2, q3
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, c, COUNT(*) AS n
    FROM (
      SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS q0, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY q0, c
  ) AS values_of_it
  GROUP BY q0
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, c, COUNT(*) AS n
    FROM (
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY q0, c
  ) AS values_of_it
  GROUP BY q0
) AS classes
WHERE occurring = 1;
