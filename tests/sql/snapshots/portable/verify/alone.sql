SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "person" AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "person" AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "person" AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "born" AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "person" AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "born" AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "person" AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "born" AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "id" AS c FROM "cards") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "id" AS c FROM "pets") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "id" AS c FROM "birds") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "id" AS c FROM "named") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST("name" AS VARCHAR) COLLATE "binary") AS c FROM "named") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "id" AS c FROM "ages") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "id" AS c FROM "wards") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "person" AS c FROM "people") AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "born" AS c FROM "people") AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 4 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 5 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "person" AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "born" AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "person" AS c FROM "aggregated_1") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "born" AS c FROM "aggregated_1") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c FROM "aggregated_1") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "person" AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT "born" AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;
