SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v0 AS value, CAST(v0 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT "age" AS v0, 1 AS n FROM "people") GROUP BY v0
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, n DESC, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v0 AS value, CAST(v0 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT (CAST("x" AS VARCHAR) COLLATE "binary") AS v0, 1 AS n FROM "calls") GROUP BY v0
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, n DESC, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v1 AS value, CAST(v1 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, 1 AS n FROM "people") GROUP BY v1
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v1 AS value, CAST(v1 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT "at" AS v1, 1 AS n FROM "visits") GROUP BY v1
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v0 AS value, CAST(v0 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM "combinations_1" GROUP BY v0
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v3 AS value, CAST(v3 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS v3, 1 AS n FROM "people") GROUP BY v3
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v3 AS value, CASE WHEN ABS(v3) < 1e16 THEN CASE WHEN CAST(FLOOR(v3) AS BIGINT) = v3 THEN CAST(CAST(v3 AS BIGINT) AS VARCHAR) ELSE CAST(v3 AS VARCHAR) END ELSE CAST(v3 AS VARCHAR) END AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT "score" AS v3, 1 AS n FROM "people") GROUP BY v3
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v1 AS value, CAST(v1 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM "combinations_1" GROUP BY v1
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v2 AS value, CAST(v2 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS v2, 1 AS n FROM "people") GROUP BY v2
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v3 AS value, CAST(v3 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS v3, 1 AS n FROM "people") GROUP BY v3
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, n DESC, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v1 AS value, CAST(v1 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM "combinations_1" GROUP BY v1
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v0 AS value, CAST(v0 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT "longitude" AS v0, 1 AS n FROM "measured_points") GROUP BY v0
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v3 AS value, CAST(v3 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT "person" AS v3, 1 AS n FROM "people") GROUP BY v3
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v0 AS value, CAST(v0 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT "v" AS v0, 1 AS n FROM "numbered") GROUP BY v0
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, n DESC, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v0 AS value, CAST(v0 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM "combinations_1" GROUP BY v0
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v1 AS value, CAST(v1 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT "whose" AS v1, 1 AS n FROM "buys") GROUP BY v1
  ) AS g
) AS r;
