CREATE TEMPORARY TABLE `_sqlanon_values` AS
SELECT g0, g1, g2, s, CAST(SUM(n) AS SIGNED) AS n
FROM (
  SELECT c.c0 AS g0, t1.k1 AS g1, c.c2 AS g2, h.s, h.n
  FROM `_sqlanon_held` AS h STRAIGHT_JOIN `_sqlanon_cells` AS c ON c.cell = h.cell
  STRAIGHT_JOIN `_sqlanon_tree` AS t1 ON t1.code = c.c1
) AS begun
GROUP BY g0, g1, g2, s;
