SELECT c.cell, c.n,
  0 + 6 * (DENSE_RANK() OVER (
    ORDER BY t0.k1, t1.k1, t2.k0) - 1) AS class
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1
JOIN "tree_3" AS t2 ON t2.code = c.c2;
