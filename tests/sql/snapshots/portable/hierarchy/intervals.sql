SELECT label AS level_0,
  (CAST('[' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 5) + 5) % 5 AS BIGINT) AS VARCHAR) || CAST('-' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 5) + 5) % 5 + 4 AS BIGINT) AS VARCHAR) || CAST(']' AS VARCHAR)) AS level_1,
  (CAST('[' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 20) + 20) % 20 AS BIGINT) AS VARCHAR) || CAST('-' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 20) + 20) % 20 + 19 AS BIGINT) AS VARCHAR) || CAST(']' AS VARCHAR)) AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, CAST(v0 AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "values_1" WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  (CAST('[' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 2) + 2) % 2 AS BIGINT) AS VARCHAR) || CAST('-' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 2) + 2) % 2 + 1 AS BIGINT) AS VARCHAR) || CAST(']' AS VARCHAR)) AS level_1,
  CAST('*' AS VARCHAR) AS level_2
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, CAST(v0 AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  (CAST('[' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 40) + 40) % 40 AS BIGINT) AS VARCHAR) || CAST('-' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 40) + 40) % 40 + 39 AS BIGINT) AS VARCHAR) || CAST(']' AS VARCHAR)) AS level_1,
  CAST('*' AS VARCHAR) AS level_2
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, CAST(v0 AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "values_1" WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  (CAST('[' AS VARCHAR) || CASE WHEN ABS((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0)) < 1e16 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0)) AS BIGINT) = (CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0) AS BIGINT) AS VARCHAR) ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END || CAST('-' AS VARCHAR) || CASE WHEN ABS((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0)) < 1e16 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0)) AS BIGINT) = (CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0) AS BIGINT) AS VARCHAR) ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END || CAST(')' AS VARCHAR)) AS level_1,
  (CAST('[' AS VARCHAR) || CASE WHEN ABS((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0)) < 1e16 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0)) AS BIGINT) = (CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0) AS BIGINT) AS VARCHAR) ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END || CAST('-' AS VARCHAR) || CASE WHEN ABS((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE PRECISION) / 10.0)) < 1e16 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE PRECISION) / 10.0)) AS BIGINT) = (CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE PRECISION) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE PRECISION) / 10.0) AS BIGINT) AS VARCHAR) ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END || CAST(')' AS VARCHAR)) AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CASE WHEN ABS(v0) < 1e16 THEN CASE WHEN CAST(FLOOR(v0) AS BIGINT) = v0 THEN CAST(CAST(v0 AS BIGINT) AS VARCHAR) ELSE CAST(v0 AS VARCHAR) END ELSE CAST(v0 AS VARCHAR) END AS label, CAST(FLOOR(CAST(v0 AS DECIMAL(38, 10)) * 10) AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  (CAST('[' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 2) + 2) % 2 AS BIGINT) AS VARCHAR) || CAST('-' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 2) + 2) % 2 + 1 AS BIGINT) AS VARCHAR) || CAST(']' AS VARCHAR)) AS level_1,
  (CAST('[' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 4) + 4) % 4 AS BIGINT) AS VARCHAR) || CAST('-' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 4) + 4) % 4 + 3 AS BIGINT) AS VARCHAR) || CAST(']' AS VARCHAR)) AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, CAST(v0 AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "values_1" WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  (CAST('[' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 10) + 10) % 10 AS BIGINT) AS VARCHAR) || CAST('-' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 10) + 10) % 10 + 9 AS BIGINT) AS VARCHAR) || CAST(']' AS VARCHAR)) AS level_1,
  CAST('*' AS VARCHAR) AS level_2
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, CAST(v0 AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  (CAST('[' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 10) + 10) % 10 AS BIGINT) AS VARCHAR) || CAST('-' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 10) + 10) % 10 + 9 AS BIGINT) AS VARCHAR) || CAST(']' AS VARCHAR)) AS level_1,
  (CAST('[' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 100) + 100) % 100 AS BIGINT) AS VARCHAR) || CAST('-' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 100) + 100) % 100 + 99 AS BIGINT) AS VARCHAR) || CAST(']' AS VARCHAR)) AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, CAST(v0 AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v;
