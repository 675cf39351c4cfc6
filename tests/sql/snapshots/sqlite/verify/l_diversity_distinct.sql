WITH released AS (
  SELECT +`age` AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1, CAST(`illness` AS TEXT) COLLATE BINARY AS s FROM `people`
),
counted AS (
  SELECT q0, q1, s, COUNT(*) AS held, COUNT(s) AS c
  FROM released GROUP BY q0, q1, s
)
SELECT SUM(held) AS n, SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS measure,
  CASE WHEN SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) < 2 THEN 1 ELSE 0 END AS violates
FROM counted GROUP BY q0, q1;
