SELECT label AS level_0,
  (SUBSTR(label, 1, 4) || CASE WHEN SUBSTR(label, 6, 2) <= '03' THEN CAST('-Q1' AS TEXT) WHEN SUBSTR(label, 6, 2) <= '06' THEN CAST('-Q2' AS TEXT) WHEN SUBSTR(label, 6, 2) <= '09' THEN CAST('-Q3' AS TEXT) ELSE CAST('-Q4' AS TEXT) END) AS level_1,
  SUBSTR(label, 1, 4) AS level_2,
  CAST('*' AS TEXT) AS level_3
FROM (
  SELECT CAST(v2 AS TEXT) AS label
  FROM (SELECT DISTINCT v2 FROM "combinations_1" WHERE v2 IS NOT NULL) AS s
) AS v
WHERE label LIKE '____-__-__%';

SELECT label AS level_0,
  (SUBSTR(label, 1, 13) || CAST('h' AS TEXT)) AS level_1,
  SUBSTR(label, 1, 10) AS level_2,
  CAST('*' AS TEXT) AS level_3
FROM (
  SELECT (CAST((v0 AT TIME ZONE 'Europe/Berlin') AS TEXT) || CASE WHEN (v0 AT TIME ZONE 'Europe/Berlin') < (v0 AT TIME ZONE 'UTC') THEN CAST('' AS TEXT) ELSE CAST('+' AS TEXT) END || CASE WHEN CAST(((v0 AT TIME ZONE 'Europe/Berlin') - (v0 AT TIME ZONE 'UTC')) AS TEXT) LIKE '%:00' THEN SUBSTR(CAST(((v0 AT TIME ZONE 'Europe/Berlin') - (v0 AT TIME ZONE 'UTC')) AS TEXT), 1, LENGTH(CAST(((v0 AT TIME ZONE 'Europe/Berlin') - (v0 AT TIME ZONE 'UTC')) AS TEXT)) - 3) ELSE CAST(((v0 AT TIME ZONE 'Europe/Berlin') - (v0 AT TIME ZONE 'UTC')) AS TEXT) END) AS label
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v
WHERE label LIKE '____-__-_____:__%';
