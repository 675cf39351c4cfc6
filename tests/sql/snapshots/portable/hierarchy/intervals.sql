SELECT label AS level_0,
  (CAST('[' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 5) + 5) % 5 AS BIGINT) AS VARCHAR) || CAST('-' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 5) + 5) % 5 + 4 AS BIGINT) AS VARCHAR) || CAST(']' AS VARCHAR)) AS level_1,
  (CAST('[' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 20) + 20) % 20 AS BIGINT) AS VARCHAR) || CAST('-' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 20) + 20) % 20 + 19 AS BIGINT) AS VARCHAR) || CAST(']' AS VARCHAR)) AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, CAST(v0 AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  (CAST('[' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 10) + 10) % 10 AS BIGINT) AS VARCHAR) || CAST('-' AS VARCHAR) || CAST(CAST(step - (((step - (0)) % 10) + 10) % 10 + 9 AS BIGINT) AS VARCHAR) || CAST(']' AS VARCHAR)) AS level_1,
  CAST('*' AS VARCHAR) AS level_2
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, CAST(v0 AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v;
