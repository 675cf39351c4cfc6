WITH united AS (
  SELECT +`age` AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1, 1 AS here, 0 AS there FROM `people`
  UNION ALL
  SELECT +`age`, CAST(`city` AS TEXT) COLLATE BINARY, 0, 1 FROM `people`
),
matched AS (
  SELECT SUM(here) AS n, SUM(there) AS members FROM united GROUP BY q0, q1)
SELECT n, CAST(n AS REAL) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS INTEGER) * 10 < CAST(members AS INTEGER) * 1 THEN 1 ELSE 0 END AS violates
FROM matched;
