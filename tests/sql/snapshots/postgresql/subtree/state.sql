CREATE TEMPORARY TABLE "_sqlanon_state" AS
SELECT c.cell, c.n, a0.level AS v0, a0.node AS g0, a1.level AS v1, a1.node AS g1, a2.level AS v2, a2.node AS g2
FROM "_sqlanon_cells" AS c
JOIN "_sqlanon_cut" AS a0 ON a0.code = c.c0
JOIN "_sqlanon_cut" AS a1 ON a1.code = c.c1
JOIN "_sqlanon_cut" AS a2 ON a2.code = c.c2;
