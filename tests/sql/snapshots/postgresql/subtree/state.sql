CREATE TEMPORARY TABLE "_sqlanon_state" AS
SELECT c.cell, c.n,
  a0.level AS v0, a0.node AS g0, a0.next AS b0,
  a0.cost AS u0, a0.next_cost AS w0, a0.movable AS o0,
  a1.level AS v1, a1.node AS g1, a1.next AS b1,
  a1.cost AS u1, a1.next_cost AS w1, a1.movable AS o1,
  a2.level AS v2, a2.node AS g2, a2.next AS b2,
  a2.cost AS u2, a2.next_cost AS w2, a2.movable AS o2,
  SUM(c.n) OVER (PARTITION BY a0.node, a1.node, a2.node) AS size
FROM "_sqlanon_cells" AS c
JOIN "_sqlanon_cut" AS a0 ON a0.code = c.c0
JOIN "_sqlanon_cut" AS a1 ON a1.code = c.c1
JOIN "_sqlanon_cut" AS a2 ON a2.code = c.c2;
