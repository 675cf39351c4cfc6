SELECT h.s, h.n, a0.node AS g0, a0.below AS b0, a0.movable AS o0, a1.node AS g1, a1.below AS b1, a1.movable AS o1, a2.node AS g2, a2.below AS b2, a2.movable AS o2
FROM "held_1" AS h
JOIN "cells_1" AS c ON c.cell = h.cell
JOIN "cut_1" AS a0 ON a0.code = c.c0
JOIN "cut_2" AS a1 ON a1.code = c.c1
JOIN "cut_3" AS a2 ON a2.code = c.c2;
