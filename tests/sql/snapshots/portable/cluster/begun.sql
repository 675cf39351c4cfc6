SELECT x.block, 0 AS class, 0 AS size, 0 AS growing, x.cell, 0 AS taken, x.x0 AS lo0, x.x0 AS hi0, 0 AS v1, x.k1_0, x.k1_1, x.k1_2, x.k1_3, x.u1_0, x.u1_1, x.u1_2, x.u1_3, x.b2_0, x.lacks2, x.known2
FROM "cells_1" AS x
JOIN (SELECT block, MIN(cell) AS cell FROM "cells_1" GROUP BY block) AS f ON f.cell = x.cell;

SELECT x.block, 0 AS class, 0 AS size, 0 AS growing, x.cell, 0 AS taken, 0 AS degrees, x.x0 AS lo0, x.x0 AS hi0
FROM "nodes_1" AS x
JOIN (SELECT block, MIN(cell) AS cell FROM "nodes_1" GROUP BY block) AS f ON f.cell = x.cell;
