SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v3 AS value, CAST(v3 AS TEXT) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM "combinations_1" GROUP BY v3
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v3 AS value, CASE WHEN ABS(v3) < 1e16 THEN CASE WHEN CAST(FLOOR(v3) AS BIGINT) = v3 THEN CAST(CAST(v3 AS BIGINT) AS TEXT) ELSE CAST(v3 AS TEXT) END ELSE CAST(v3 AS TEXT) END AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM "combinations_1" GROUP BY v3
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v2 AS value, CAST(v2 AS TEXT) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM "combinations_1" GROUP BY v2
  ) AS g
) AS r;
