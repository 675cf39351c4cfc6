SELECT k0_0, n, cost0,
  CASE WHEN violates = 0 AND n = 1 AND
    CAST(SUM(CASE WHEN violates = 0 AND n = 1 THEN 1 ELSE 0 END) OVER () AS HUGEINT)
      * 1
      > CAST(SUM(CASE WHEN violates = 0 THEN n ELSE 0 END) OVER () AS HUGEINT) * 1
  THEN 1 ELSE violates END AS violates
FROM (SELECT k0_0, MAX(n) AS n, MAX(cost0) AS cost0, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 1) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT k0_0, n, cost0, 0 AS violates FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 1 THEN 0 ELSE 1 END AS released, MIN(u0_0 + u1_1) AS cost0
FROM "leveled_1"
GROUP BY k0_0
  ) AS sized
  UNION ALL
  SELECT k0_0, 0, 0, violates FROM (
SELECT k0_0, CASE WHEN rows_held = different THEN rows_held ELSE 0 END AS measure,
  CASE WHEN rows_held = different AND rows_held >= 1 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, SUM(n) AS rows_held, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS different
  FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h
  GROUP BY k0_0
) AS shapes
  ) AS v0
) AS verdicts
GROUP BY k0_0) AS totals;
