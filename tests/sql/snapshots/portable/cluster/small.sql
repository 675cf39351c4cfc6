SELECT x.cell, x.block, CAST(SUM(p.taken) AS BIGINT) AS n, x.x0, x.k1_0, x.k1_1, x.k1_2, x.k1_3, x.u1_0, x.u1_1, x.u1_2, x.u1_3, x.b2_0, x.lacks2, x.known2
FROM "parts_1" AS p
JOIN "clusters_1" AS s ON s.block = p.block AND s.class = p.class AND s.size < 3
JOIN "cells_1" AS x ON x.cell = p.cell
GROUP BY x.cell, x.block, x.x0, x.k1_0, x.k1_1, x.k1_2, x.k1_3, x.u1_0, x.u1_1, x.u1_2, x.u1_3, x.b2_0, x.lacks2, x.known2;

SELECT x.cell, x.block, CAST(SUM(p.taken) AS BIGINT) AS n, x.x0, x.degree
FROM "parts_1" AS p
JOIN "clusters_1" AS s ON s.block = p.block AND s.class = p.class AND s.size < 2
JOIN "nodes_1" AS x ON x.cell = p.cell
GROUP BY x.cell, x.block, x.x0, x.degree;
