SELECT label AS level_0,
  CONCAT(SUBSTR(label, 1, 4), CASE WHEN SUBSTR(label, 6, 2) <= '03' THEN CONVERT('-Q1' USING utf8mb4) COLLATE utf8mb4_nopad_bin WHEN SUBSTR(label, 6, 2) <= '06' THEN CONVERT('-Q2' USING utf8mb4) COLLATE utf8mb4_nopad_bin WHEN SUBSTR(label, 6, 2) <= '09' THEN CONVERT('-Q3' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONVERT('-Q4' USING utf8mb4) COLLATE utf8mb4_nopad_bin END) AS level_1,
  SUBSTR(label, 1, 4) AS level_2,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_3
FROM (
  SELECT CONVERT(v2 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label
  FROM (SELECT DISTINCT v2 FROM `combinations_1` WHERE v2 IS NOT NULL) AS s
) AS v
WHERE label LIKE '____-__-__%';

SELECT label AS level_0,
  CONCAT(SUBSTR(label, 1, 13), CONVERT('h' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS level_1,
  SUBSTR(label, 1, 10) AS level_2,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_3
FROM (
  SELECT CONCAT(CASE WHEN CONVERT(CAST(v0 AS DATETIME(6)) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE '%.%' THEN TRIM(TRAILING CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM TRIM(TRAILING CONVERT('0' USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM CONVERT(CAST(v0 AS DATETIME(6)) USING utf8mb4) COLLATE utf8mb4_nopad_bin)) ELSE CONVERT(CAST(v0 AS DATETIME(6)) USING utf8mb4) COLLATE utf8mb4_nopad_bin END, CONVERT('+00:00' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label
  FROM (SELECT DISTINCT v0 FROM `combinations_1` WHERE v0 IS NOT NULL) AS s
) AS v
WHERE label LIKE '____-__-_____:__%';
