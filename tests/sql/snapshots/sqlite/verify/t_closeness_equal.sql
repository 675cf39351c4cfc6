WITH released AS (
  SELECT +`age` AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1, CAST(`illness` AS TEXT) COLLATE BINARY AS s FROM `people`
),
sided AS (
  SELECT 1 AS own, q0, q1, s, COUNT(*) AS held, COUNT(*) AS c,
COUNT(*) AS r
  FROM released GROUP BY q0, q1, s
),
histogram AS (
  SELECT own, q0, q1, s, c, r,
    SUM(held) OVER (PARTITION BY own, q0, q1) AS n,
    SUM(c) OVER (PARTITION BY own, q0, q1) AS v,
    SUM(r) OVER (PARTITION BY s) AS p,
    SUM(r) OVER () AS total
  FROM sided
)
,
measures AS (
  SELECT MAX(n) AS n,
    CASE WHEN MAX(v) = 0 THEN 0 ELSE (1 + SUM(CASE WHEN c > 0 THEN
      ABS(CAST(c AS REAL) / NULLIF(v, 0) - CAST(p AS REAL) / NULLIF(total, 0)) - CAST(p AS REAL) / NULLIF(total, 0)
      ELSE 0 END)) / 2.0 END AS measure
  FROM histogram WHERE own = 1 GROUP BY q0, q1)
SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.500000001 THEN 0 ELSE 1 END AS violates
FROM measures;
