SELECT label AS level_0,
  CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 5) + 5) % 5 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 5) + 5) % 5 + 4 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(']' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS level_1,
  CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 20) + 20) % 20 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 20) + 20) % 20 + 19 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(']' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS level_2,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_3
FROM (
  SELECT CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(v0 AS SIGNED) AS step
  FROM (SELECT DISTINCT v0 FROM `combinations_1` WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 2) + 2) % 2 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 2) + 2) % 2 + 1 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(']' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS level_1,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_2
FROM (
  SELECT CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(v0 AS SIGNED) AS step
  FROM (SELECT DISTINCT v0 FROM `combinations_1` WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CASE WHEN ABS((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE) / 10.0)) < 1e15 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE) / 10.0)) AS SIGNED) = (CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE) / 10.0) AS SIGNED) AS CHAR) ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE) / 10.0) AS CHAR) END ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE) / 10.0) AS CHAR) END USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CASE WHEN ABS((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE) / 10.0)) < 1e15 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE) / 10.0)) AS SIGNED) = (CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE) / 10.0) AS SIGNED) AS CHAR) ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE) / 10.0) AS CHAR) END ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE) / 10.0) AS CHAR) END USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(')' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS level_1,
  CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CASE WHEN ABS((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE) / 10.0)) < 1e15 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE) / 10.0)) AS SIGNED) = (CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE) / 10.0) AS SIGNED) AS CHAR) ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE) / 10.0) AS CHAR) END ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE) / 10.0) AS CHAR) END USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CASE WHEN ABS((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE) / 10.0)) < 1e15 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE) / 10.0)) AS SIGNED) = (CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE) / 10.0) AS SIGNED) AS CHAR) ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE) / 10.0) AS CHAR) END ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE) / 10.0) AS CHAR) END USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(')' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS level_2,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_3
FROM (
  SELECT CONVERT(CASE WHEN ABS(v0) < 1e15 THEN CASE WHEN CAST(FLOOR(v0) AS SIGNED) = v0 THEN CAST(CAST(v0 AS SIGNED) AS CHAR) ELSE CAST(v0 AS CHAR) END ELSE CAST(v0 AS CHAR) END USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(FLOOR(CAST(v0 AS DECIMAL(38, 10)) * 10) AS SIGNED) AS step
  FROM (SELECT DISTINCT v0 FROM `combinations_1` WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 2) + 2) % 2 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 2) + 2) % 2 + 1 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(']' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS level_1,
  CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 4) + 4) % 4 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 4) + 4) % 4 + 3 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(']' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS level_2,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_3
FROM (
  SELECT CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(v0 AS SIGNED) AS step
  FROM (SELECT DISTINCT v0 FROM `combinations_1` WHERE v0 IS NOT NULL) AS s
) AS v;
