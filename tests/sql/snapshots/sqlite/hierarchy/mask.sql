SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS TEXT) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS TEXT)) END AS level_1,
  CASE WHEN LENGTH(label) <= 2 THEN CAST('***' AS TEXT) ELSE (SUBSTR(label, 1, LENGTH(label) - 2) || CAST('**' AS TEXT)) END AS level_2,
  CAST('*' AS TEXT) AS level_3
FROM (
  SELECT CAST(v1 AS TEXT) AS label
  FROM (SELECT DISTINCT v1 FROM `combinations_1` WHERE v1 IS NOT NULL) AS s
) AS v;
