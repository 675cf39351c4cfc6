SELECT node_0, node_1, node_2, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 3) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT node_0, node_1, node_2, n, 0 AS violates FROM (
SELECT node_0, node_1, node_2, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT
c.c0 AS node_0,
t1.k1 AS node_1,
c.c2 AS node_2,
c.n

  FROM "cells_1" AS c
  JOIN "tree_1" AS t1 ON t1.code = c.c1
) AS begun
GROUP BY node_0, node_1, node_2
  ) AS sized
  UNION ALL
  SELECT node_0, node_1, node_2, 0, violates FROM (
SELECT node_0, node_1, node_2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT node_0, node_1, node_2, s, SUM(n) AS n FROM "values_1" GROUP BY node_0, node_1, node_2, s) AS h
GROUP BY node_0, node_1, node_2
  ) AS v0
) AS verdicts
GROUP BY node_0, node_1, node_2;
