WITH released AS (
  SELECT +`age` AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1, CAST(`illness` AS TEXT) COLLATE BINARY AS s FROM `people`
),
counted AS (
  SELECT q0, q1, s, COUNT(*) AS held, COUNT(s) AS c
  FROM released GROUP BY q0, q1, s
)
,
ranked AS (
  SELECT q0, q1, held, c, ROW_NUMBER() OVER (PARTITION BY q0, q1 ORDER BY c DESC) AS place
  FROM counted
),
tails AS (
  SELECT SUM(held) AS n, MAX(c) AS greatest, SUM(CASE WHEN place >= 2 THEN c ELSE 0 END) AS tail
  FROM ranked GROUP BY q0, q1)
SELECT n, CAST(greatest AS REAL) / NULLIF(tail, 0) AS measure,
  CASE WHEN CAST(greatest AS INTEGER) * 1 < CAST(tail AS INTEGER) * 2 THEN 0 ELSE 1 END AS violates
FROM tails;
