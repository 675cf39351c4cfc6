SELECT x.cell, x.block, g.n, x.x0, x.k1_0, x.k1_1, x.k1_2, x.k1_3, x.u1_0, x.u1_1, x.u1_2, x.u1_3, x.b2_0, x.lacks2, x.known2
FROM (SELECT cell, CAST(SUM(taken - stay) AS BIGINT) AS n FROM "near_1" WHERE taken > stay GROUP BY cell) AS g
JOIN "cells_1" AS x ON x.cell = g.cell;
