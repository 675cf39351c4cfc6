CREATE TEMPORARY TABLE `_sqlanon_state` AS
SELECT c.cell, c.n,
  t0.k1 AS g0, 1 AS s0,
  t1.k0 AS g1, 0 AS s1,
  t2.k0 AS g2, 0 AS s2
FROM `_sqlanon_cells` AS c
STRAIGHT_JOIN `_sqlanon_tree` AS t0 ON t0.code = c.c0
STRAIGHT_JOIN `_sqlanon_tree` AS t1 ON t1.code = c.c1
STRAIGHT_JOIN `_sqlanon_tree` AS t2 ON t2.code = c.c2;
