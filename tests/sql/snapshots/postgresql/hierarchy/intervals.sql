SELECT label AS level_0,
  (CAST('[' AS TEXT) || CAST(CAST(step - (((step - (0)) % 5) + 5) % 5 AS BIGINT) AS TEXT) || CAST('-' AS TEXT) || CAST(CAST(step - (((step - (0)) % 5) + 5) % 5 + 4 AS BIGINT) AS TEXT) || CAST(']' AS TEXT)) AS level_1,
  (CAST('[' AS TEXT) || CAST(CAST(step - (((step - (0)) % 20) + 20) % 20 AS BIGINT) AS TEXT) || CAST('-' AS TEXT) || CAST(CAST(step - (((step - (0)) % 20) + 20) % 20 + 19 AS BIGINT) AS TEXT) || CAST(']' AS TEXT)) AS level_2,
  CAST('*' AS TEXT) AS level_3
FROM (
  SELECT CAST(v0 AS TEXT) AS label, CAST(v0 AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  (CAST('[' AS TEXT) || CAST(CAST(step - (((step - (0)) % 40) + 40) % 40 AS BIGINT) AS TEXT) || CAST('-' AS TEXT) || CAST(CAST(step - (((step - (0)) % 40) + 40) % 40 + 39 AS BIGINT) AS TEXT) || CAST(']' AS TEXT)) AS level_1,
  CAST('*' AS TEXT) AS level_2
FROM (
  SELECT CAST(v0 AS TEXT) AS label, CAST(v0 AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  (CAST('[' AS TEXT) || CAST(CAST(step - (((step - (0)) % 2) + 2) % 2 AS BIGINT) AS TEXT) || CAST('-' AS TEXT) || CAST(CAST(step - (((step - (0)) % 2) + 2) % 2 + 1 AS BIGINT) AS TEXT) || CAST(']' AS TEXT)) AS level_1,
  (CAST('[' AS TEXT) || CAST(CAST(step - (((step - (0)) % 4) + 4) % 4 AS BIGINT) AS TEXT) || CAST('-' AS TEXT) || CAST(CAST(step - (((step - (0)) % 4) + 4) % 4 + 3 AS BIGINT) AS TEXT) || CAST(']' AS TEXT)) AS level_2,
  CAST('*' AS TEXT) AS level_3
FROM (
  SELECT CAST(v0 AS TEXT) AS label, CAST(v0 AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v;
