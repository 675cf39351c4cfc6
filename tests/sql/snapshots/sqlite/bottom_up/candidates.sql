SELECT 0 AS attribute, level, node, MIN(n) AS smallest, MIN(size) AS merged, SUM(added) AS added
FROM (
  SELECT v0 AS level, b0 AS node, SUM(n) AS n, MIN(size) AS size, SUM(n * (w0 - u0)) AS added
  FROM `_sqlanon_state`
  WHERE o0 = 1
  GROUP BY v0, b0, g1, g2
) AS p0
GROUP BY level, node
UNION ALL
SELECT 0, -1, -1, 0, MIN(size), 0 FROM `_sqlanon_state` WHERE o0 = 0
UNION ALL
SELECT 1 AS attribute, level, node, MIN(n) AS smallest, MIN(size) AS merged, SUM(added) AS added
FROM (
  SELECT v1 AS level, b1 AS node, SUM(n) AS n, MIN(size) AS size, SUM(n * (w1 - u1)) AS added
  FROM `_sqlanon_state`
  WHERE o1 = 1
  GROUP BY v1, b1, g0, g2
) AS p1
GROUP BY level, node
UNION ALL
SELECT 1, -1, -1, 0, MIN(size), 0 FROM `_sqlanon_state` WHERE o1 = 0
UNION ALL
SELECT 2 AS attribute, level, node, MIN(n) AS smallest, MIN(size) AS merged, SUM(added) AS added
FROM (
  SELECT v2 AS level, b2 AS node, SUM(n) AS n, MIN(size) AS size, SUM(n * (w2 - u2)) AS added
  FROM `_sqlanon_state`
  WHERE o2 = 1
  GROUP BY v2, b2, g0, g1
) AS p2
GROUP BY level, node
UNION ALL
SELECT 2, -1, -1, 0, MIN(size), 0 FROM `_sqlanon_state` WHERE o2 = 0
UNION ALL
SELECT -1, 0, 0, SUM(CASE WHEN size < 3 THEN n ELSE 0 END), MIN(size), 0 FROM `_sqlanon_state`;
