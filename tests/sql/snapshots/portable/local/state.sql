SELECT c.cell, c.n,
  t0.k1 AS g0, 1 AS s0,
  t1.k0 AS g1, 0 AS s1,
  t2.k0 AS g2, 0 AS s2
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1
JOIN "tree_3" AS t2 ON t2.code = c.c2;

SELECT c.cell, c.n,
  t0.k0 AS g0, 0 AS s0,
  t1.k1 AS g1, 0 AS s1,
  t2.k0 AS g2, 0 AS s2
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1
JOIN "tree_3" AS t2 ON t2.code = c.c2;

SELECT c.cell, c.n,
  t0.k0 AS g0, 0 AS s0,
  t1.k0 AS g1, 0 AS s1,
  t2.k0 AS g2, 0 AS s2
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1
JOIN "tree_3" AS t2 ON t2.code = c.c2;
