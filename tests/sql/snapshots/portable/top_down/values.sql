SELECT h.s, h.n, a0.node AS node_0, a0.below AS below_0,
  a0.movable AS movable_0, a1.node AS node_1, a1.below AS below_1,
  a1.movable AS movable_1, a2.node AS node_2, a2.below AS below_2,
  a2.movable AS movable_2
FROM "held_1" AS h
JOIN "cells_1" AS c ON c.cell = h.cell
JOIN "cut_1" AS a0 ON a0.code = c.c0
JOIN "cut_2" AS a1 ON a1.code = c.c1
JOIN "cut_3" AS a2 ON a2.code = c.c2;
