WITH released AS (
  SELECT "age" AS q0, CAST("city" AS TEXT) COLLATE "C" AS q1, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "place"."people"
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
ratios AS (
  SELECT q0, q1, n, v, total, p, c, LN(CASE WHEN c > 0 AND p > 0 THEN (CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION)) / (CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION)) END) AS log_ratio
  FROM histogram WHERE own = 1
),
measures AS (
  SELECT MAX(n) AS n,
    CASE WHEN MAX(v) = 0 THEN 0
      WHEN SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) > 0 THEN NULL
      WHEN SUM(CASE WHEN c > 0 THEN p ELSE 0 END) < MAX(total) THEN NULL
      ELSE MAX(ABS(log_ratio)) / 1.0 END AS measure
  FROM ratios GROUP BY q0, q1)
SELECT n, measure, CASE WHEN measure < 1.999999999 THEN 0 ELSE 1 END AS violates FROM measures;
