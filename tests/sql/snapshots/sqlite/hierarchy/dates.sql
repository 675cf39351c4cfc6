SELECT label AS level_0,
  (SUBSTR(label, 1, 4) || CASE WHEN SUBSTR(label, 6, 2) <= '03' THEN CAST('-Q1' AS TEXT) WHEN SUBSTR(label, 6, 2) <= '06' THEN CAST('-Q2' AS TEXT) WHEN SUBSTR(label, 6, 2) <= '09' THEN CAST('-Q3' AS TEXT) ELSE CAST('-Q4' AS TEXT) END) AS level_1,
  SUBSTR(label, 1, 4) AS level_2,
  CAST('*' AS TEXT) AS level_3
FROM (
  SELECT CAST(v2 AS TEXT) AS label
  FROM (SELECT DISTINCT v2 FROM `combinations_1` WHERE v2 IS NOT NULL) AS s
) AS v
WHERE label LIKE '____-__-__%';
