SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS SIGNED) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v1 AS value, CASE WHEN CONVERT(v1 USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE '%.%' THEN TRIM(TRAILING CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM TRIM(TRAILING CONVERT('0' USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM CONVERT(v1 USING utf8mb4) COLLATE utf8mb4_nopad_bin)) ELSE CONVERT(v1 USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS label, CAST(SUM(n) AS SIGNED) AS n
    FROM `combinations_1` GROUP BY v1
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS SIGNED) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v3 AS value, CONVERT(v3 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(SUM(n) AS SIGNED) AS n
    FROM `combinations_1` GROUP BY v3
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS SIGNED) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v3 AS value, CONVERT(CASE WHEN ABS(v3) < 1e15 THEN CASE WHEN CAST(FLOOR(v3) AS SIGNED) = v3 THEN CAST(CAST(v3 AS SIGNED) AS CHAR) ELSE CAST(v3 AS CHAR) END ELSE CAST(v3 AS CHAR) END USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(SUM(n) AS SIGNED) AS n
    FROM `combinations_1` GROUP BY v3
  ) AS g
) AS r;

SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS SIGNED) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v2 AS value, CONVERT(v2 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(SUM(n) AS SIGNED) AS n
    FROM `combinations_1` GROUP BY v2
  ) AS g
) AS r;
