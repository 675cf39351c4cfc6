SELECT c.cell, c.n,
  t0.k0 AS k0_0, CAST((t0.s0 - 1) * 5 AS BIGINT) AS u0_0,
  t0.k1 AS k0_1, CAST((t0.s1 - 1) * 5 AS BIGINT) AS u0_1,
  t1.k0 AS k1_0, CAST((t1.s0 - 1) * 39 AS BIGINT) AS u1_0,
  t1.k1 AS k1_1, CAST((t1.s1 - 1) * 39 AS BIGINT) AS u1_1,
  t1.k2 AS k1_2, CAST((t1.s2 - 1) * 39 AS BIGINT) AS u1_2,
  t1.k3 AS k1_3, CAST((t1.s3 - 1) * 39 AS BIGINT) AS u1_3,
  t2.k0 AS k2_0, CAST((t2.s0 - 1) * 65 AS BIGINT) AS u2_0,
  t2.k1 AS k2_1, CAST((t2.s1 - 1) * 65 AS BIGINT) AS u2_1
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1
JOIN "tree_3" AS t2 ON t2.code = c.c2;

SELECT c.cell, c.n,
  t0.k0 AS k0_0, CAST((t0.s0 - 1) * 2 AS BIGINT) AS u0_0,
  t0.k1 AS k0_1, CAST((t0.s1 - 1) * 2 AS BIGINT) AS u0_1,
  t0.k2 AS k0_2, CAST((t0.s2 - 1) * 2 AS BIGINT) AS u0_2,
  t1.k0 AS k1_0, CAST((t1.s0 - 1) * 3 AS BIGINT) AS u1_0,
  t1.k1 AS k1_1, CAST((t1.s1 - 1) * 3 AS BIGINT) AS u1_1
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1;

SELECT c.cell, c.n,
  t0.k0 AS k0_0, CAST((t0.s0 - 1) * 1 AS BIGINT) AS u0_0,
  t0.k1 AS k0_1, CAST((t0.s1 - 1) * 1 AS BIGINT) AS u0_1
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0;

SELECT c.cell, c.n,
  t0.k0 AS k0_0, CAST((t0.s0 - 1) * 5 AS BIGINT) AS u0_0,
  t0.k1 AS k0_1, CAST((t0.s1 - 1) * 5 AS BIGINT) AS u0_1,
  t1.k0 AS k1_0, CAST((t1.s0 - 1) * 39 AS BIGINT) AS u1_0,
  t1.k1 AS k1_1, CAST((t1.s1 - 1) * 39 AS BIGINT) AS u1_1,
  t2.k0 AS k2_0, CAST((t2.s0 - 1) * 65 AS BIGINT) AS u2_0,
  t2.k1 AS k2_1, CAST((t2.s1 - 1) * 65 AS BIGINT) AS u2_1
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1
JOIN "tree_3" AS t2 ON t2.code = c.c2;

SELECT c.cell, c.n,
  t0.k0 AS k0_0,
  t0.k1 AS k0_1,
  t1.k0 AS k1_0,
  t1.k1 AS k1_1
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1;

SELECT c.cell, c.n,
  t0.k0 AS k0_0, CAST((t0.s0 - 1) * 1 AS BIGINT) AS u0_0,
  t0.k1 AS k0_1, CAST((t0.s1 - 1) * 1 AS BIGINT) AS u0_1,
  t0.k2 AS k0_2, CAST((t0.s2 - 1) * 1 AS BIGINT) AS u0_2
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0;

SELECT c.cell, c.n,
  t0.k0 AS k0_0, CAST((t0.s0 - 1) * 2 AS BIGINT) AS u0_0,
  t0.k1 AS k0_1, CAST((t0.s1 - 1) * 2 AS BIGINT) AS u0_1,
  t1.k0 AS k1_0, CAST((t1.s0 - 1) * 5 AS BIGINT) AS u1_0,
  t1.k1 AS k1_1, CAST((t1.s1 - 1) * 5 AS BIGINT) AS u1_1,
  t1.k2 AS k1_2, CAST((t1.s2 - 1) * 5 AS BIGINT) AS u1_2
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1;

SELECT c.cell, c.n,
  t0.k0 AS k0_0, CAST((t0.s0 - 1) * 1 AS BIGINT) AS u0_0,
  t0.k1 AS k0_1, CAST((t0.s1 - 1) * 1 AS BIGINT) AS u0_1,
  t0.k2 AS k0_2, CAST((t0.s2 - 1) * 1 AS BIGINT) AS u0_2,
  t1.k0 AS k1_0, CAST((t1.s0 - 1) * 1 AS BIGINT) AS u1_0,
  t1.k1 AS k1_1, CAST((t1.s1 - 1) * 1 AS BIGINT) AS u1_1,
  t1.k2 AS k1_2, CAST((t1.s2 - 1) * 1 AS BIGINT) AS u1_2
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1;

SELECT c.cell, c.n,
  t0.k0 AS k0_0, CAST((t0.s0 - 1) * 5 AS BIGINT) AS u0_0,
  t0.k1 AS k0_1, CAST((t0.s1 - 1) * 5 AS BIGINT) AS u0_1,
  t0.k2 AS k0_2, CAST((t0.s2 - 1) * 5 AS BIGINT) AS u0_2,
  t0.k3 AS k0_3, CAST((t0.s3 - 1) * 5 AS BIGINT) AS u0_3,
  t1.k0 AS k1_0, CAST((t1.s0 - 1) * 39 AS BIGINT) AS u1_0,
  t1.k1 AS k1_1, CAST((t1.s1 - 1) * 39 AS BIGINT) AS u1_1,
  t2.k0 AS k2_0, CAST((t2.s0 - 1) * 65 AS BIGINT) AS u2_0,
  t2.k1 AS k2_1, CAST((t2.s1 - 1) * 65 AS BIGINT) AS u2_1
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1
JOIN "tree_3" AS t2 ON t2.code = c.c2;

SELECT c.cell, c.n,
  t0.k0 AS k0_0, CAST((t0.s0 - 1) * 15 AS BIGINT) AS u0_0,
  t0.k1 AS k0_1, CAST((t0.s1 - 1) * 15 AS BIGINT) AS u0_1,
  t1.k0 AS k1_0, CAST((t1.s0 - 1) * 114 AS BIGINT) AS u1_0,
  t1.k1 AS k1_1, CAST((t1.s1 - 1) * 114 AS BIGINT) AS u1_1,
  t1.k2 AS k1_2, CAST((t1.s2 - 1) * 114 AS BIGINT) AS u1_2,
  t1.k3 AS k1_3, CAST((t1.s3 - 1) * 114 AS BIGINT) AS u1_3,
  t2.k0 AS k2_0, CAST((t2.s0 - 1) * 190 AS BIGINT) AS u2_0,
  t2.k1 AS k2_1, CAST((t2.s1 - 1) * 190 AS BIGINT) AS u2_1
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1
JOIN "tree_3" AS t2 ON t2.code = c.c2;

SELECT c.cell, c.n,
  t0.k0 AS k0_0, CAST((t0.s0 - 1) * 5 AS BIGINT) AS u0_0,
  t0.k1 AS k0_1, CAST((t0.s1 - 1) * 5 AS BIGINT) AS u0_1,
  t0.k2 AS k0_2, CAST((t0.s2 - 1) * 5 AS BIGINT) AS u0_2,
  t0.k3 AS k0_3, CAST((t0.s3 - 1) * 5 AS BIGINT) AS u0_3,
  t1.k0 AS k1_0, CAST((t1.s0 - 1) * 39 AS BIGINT) AS u1_0,
  t1.k1 AS k1_1, CAST((t1.s1 - 1) * 39 AS BIGINT) AS u1_1,
  t1.k2 AS k1_2, CAST((t1.s2 - 1) * 39 AS BIGINT) AS u1_2,
  t1.k3 AS k1_3, CAST((t1.s3 - 1) * 39 AS BIGINT) AS u1_3
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1;
