SELECT g0, g1, g2, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 3) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT g0, g1, g2, n, 0 AS violates FROM (
SELECT g0, g1, g2, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT c.c0 AS g0, t1.k1 AS g1, c.c2 AS g2, c.n
  FROM "cells_1" AS c
  JOIN "tree_1" AS t1 ON t1.code = c.c1
) AS begun
GROUP BY g0, g1, g2
  ) AS sized
  UNION ALL
  SELECT g0, g1, g2, 0, violates FROM (
SELECT g0, g1, g2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT g0, g1, g2, s, SUM(n) AS n FROM "values_1" GROUP BY g0, g1, g2, s) AS h
GROUP BY g0, g1, g2
  ) AS v0
) AS verdicts
GROUP BY g0, g1, g2;
