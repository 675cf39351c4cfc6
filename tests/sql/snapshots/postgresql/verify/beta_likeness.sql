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
gains AS (
  SELECT q0, q1, n,
    CASE WHEN c = 0 THEN 0 ELSE
      CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) - 1
    END AS gain,
    CASE WHEN c = 0 OR CAST(c AS NUMERIC) * CAST(total AS NUMERIC) * 1
      <= CAST(v AS NUMERIC) * CAST(p AS NUMERIC) * 3 THEN 0 ELSE 1 END AS over_beta,
    CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END AS strange
  FROM histogram WHERE own = 1
)
SELECT MAX(n) AS n,
  CASE WHEN SUM(strange) = 0
    THEN CASE WHEN MAX(gain) > 0 THEN MAX(gain) ELSE 0 END END AS measure,
  CASE WHEN SUM(strange) = 0 AND SUM(over_beta) = 0    THEN 0 ELSE 1 END AS violates
FROM gains GROUP BY q0, q1;
