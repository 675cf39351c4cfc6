WITH united AS (
  SELECT +`age` AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1, 1 AS here, 0 AS there FROM `people`
  UNION ALL
  SELECT +`age`, CAST(`city` AS TEXT) COLLATE BINARY, 0, 1 FROM `people`
),
matched AS (
  SELECT SUM(here) AS n, SUM(there) AS members FROM united GROUP BY q0, q1)
SELECT n, members AS measure, CASE WHEN members < 2 THEN 1 ELSE 0 END AS violates
FROM matched WHERE n > 0;
