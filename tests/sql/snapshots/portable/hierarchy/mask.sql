SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS VARCHAR)) END AS level_1,
  CASE WHEN LENGTH(label) <= 2 THEN CAST('***' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 2) || CAST('**' AS VARCHAR)) END AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v1 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v1 FROM "values_1" WHERE v1 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS VARCHAR)) END AS level_1,
  CASE WHEN LENGTH(label) <= 2 THEN CAST('***' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 2) || CAST('**' AS VARCHAR)) END AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS VARCHAR)) END AS level_1,
  CAST('*' AS VARCHAR) AS level_2
FROM (
  SELECT CAST(v1 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v1 FROM "combinations_1" WHERE v1 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS VARCHAR)) END AS level_1,
  CAST('*' AS VARCHAR) AS level_2
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS VARCHAR)) END AS level_1,
  CAST('*' AS VARCHAR) AS level_2
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v0 FROM "values_1" WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS VARCHAR)) END AS level_1,
  CASE WHEN LENGTH(label) <= 2 THEN CAST('***' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 2) || CAST('**' AS VARCHAR)) END AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v1 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v1 FROM "combinations_1" WHERE v1 IS NOT NULL) AS s
) AS v;
