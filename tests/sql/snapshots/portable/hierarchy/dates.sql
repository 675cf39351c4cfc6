SELECT label AS level_0,
  (SUBSTR(label, 1, 4) || CASE WHEN SUBSTR(label, 6, 2) <= '03' THEN CAST('-Q1' AS VARCHAR) WHEN SUBSTR(label, 6, 2) <= '06' THEN CAST('-Q2' AS VARCHAR) WHEN SUBSTR(label, 6, 2) <= '09' THEN CAST('-Q3' AS VARCHAR) ELSE CAST('-Q4' AS VARCHAR) END) AS level_1,
  SUBSTR(label, 1, 4) AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v2 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v2 FROM "combinations_1" WHERE v2 IS NOT NULL) AS s
) AS v
WHERE label LIKE '____-__-__%' AND label NOT LIKE '% BC';
