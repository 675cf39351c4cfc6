CREATE TEMPORARY TABLE "_sqlanon_values" AS
SELECT h.s, h.n, a0.node AS g0, a0.below AS b0, a0.movable AS o0, a1.node AS g1, a1.below AS b1, a1.movable AS o1, a2.node AS g2, a2.below AS b2, a2.movable AS o2
FROM "_sqlanon_held" AS h
JOIN "_sqlanon_cells" AS c ON c.cell = h.cell
JOIN "_sqlanon_cut" AS a0 ON a0.code = c.c0
JOIN "_sqlanon_cut" AS a1 ON a1.code = c.c1
JOIN "_sqlanon_cut" AS a2 ON a2.code = c.c2;
