SELECT g0, g1, g2, MAX(n) AS n, MAX(cost) AS cost, MAX(v0) AS v0, MAX(o0) AS o0, MAX(v1) AS v1, MAX(o1) AS o1, MAX(v2) AS v2, MAX(o2) AS o2, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 3) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT g0, g1, g2, n, cost, v0, o0, v1, o1, v2, o2, 0 AS violates FROM (
SELECT g0, g1, g2, CAST(SUM(n) AS BIGINT) AS n, MIN(cost) AS cost, MIN(v0) AS v0, MIN(o0) AS o0, MIN(v1) AS v1, MIN(o1) AS o1, MIN(v2) AS v2, MIN(o2) AS o2
FROM "state_1"
GROUP BY g0, g1, g2
  ) AS sized
  UNION ALL
  SELECT g0, g1, g2, 0, 0, 0, 0, 0, 0, 0, 0, violates FROM (
SELECT g0, g1, g2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT g0, g1, g2, s, SUM(n) AS n
FROM "values_1"
GROUP BY g0, g1, g2, s) AS h
GROUP BY g0, g1, g2
  ) AS v0
) AS verdicts
GROUP BY g0, g1, g2;
