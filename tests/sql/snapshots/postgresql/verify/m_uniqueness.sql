WITH released AS (
  SELECT "age" AS q0, CAST("city" AS TEXT) COLLATE "C" AS q1, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "place"."people"
),
counted AS (
  SELECT q0, q1, s, COUNT(*) AS held, COUNT(s) AS c
  FROM released GROUP BY q0, q1, s
)
,
shapes AS (
  SELECT SUM(held) AS n, SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS different
  FROM counted GROUP BY q0, q1)
SELECT n, CASE WHEN n = different THEN n ELSE 0 END AS measure,
  CASE WHEN n = different AND n >= 2 THEN 0 ELSE 1 END AS violates
FROM shapes;
