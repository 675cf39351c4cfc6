SELECT x.cell, x.block, x.n - COALESCE(g.taken, 0) AS n, x.x0, x.k1_0, x.k1_1, x.k1_2, x.k1_3, x.u1_0, x.u1_1, x.u1_2, x.u1_3, x.b2_0, x.lacks2, x.known2
FROM "cells_1" AS x
LEFT JOIN "growing_1" AS g ON g.block = x.block AND g.cell = x.cell
WHERE x.n > COALESCE(g.taken, 0);

SELECT x.cell, x.block, x.n - COALESCE(g.taken, 0) AS n, x.x0, x.degree
FROM "nodes_1" AS x
LEFT JOIN "growing_1" AS g ON g.block = x.block AND g.cell = x.cell
WHERE x.n > COALESCE(g.taken, 0);
