WITH released AS (
  SELECT "age" AS q0, CAST("city" AS TEXT) COLLATE "C" AS q1, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "place"."people"
),
counted AS (
  SELECT q0, q1, s, COUNT(*) AS held, COUNT(s) AS c
  FROM released GROUP BY q0, q1, s
)
,
entropies AS (
  SELECT SUM(held) AS n, CAST(SUM(c) AS DOUBLE PRECISION) AS v,
    SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CAST(c AS DOUBLE PRECISION)) ELSE 0 END) AS spent
  FROM counted GROUP BY q0, q1),
measures AS (
  SELECT n, CASE WHEN v > 0 THEN LN(CASE WHEN v > 0 THEN v END) - spent / NULLIF(v, 0) ELSE -1 END AS measure
  FROM entropies
)
SELECT n, measure, CASE WHEN measure >= 0.6931471795599453 THEN 0 ELSE 1 END AS violates
FROM measures;
