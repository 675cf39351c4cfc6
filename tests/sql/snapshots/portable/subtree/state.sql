SELECT c.cell, c.n
, a0.level AS v0, a0.node AS node_0, a1.level AS v1, a1.node AS node_1, a2.level AS v2, a2.node AS node_2
FROM "cells_1" AS c
JOIN "cut_1" AS a0 ON a0.code = c.c0
JOIN "cut_2" AS a1 ON a1.code = c.c1
JOIN "cut_3" AS a2 ON a2.code = c.c2;

SELECT c.cell, c.n
, a0.level AS v0, a0.node AS node_0
FROM "cells_1" AS c
JOIN "cut_1" AS a0 ON a0.code = c.c0;

SELECT c.cell, c.n
, a0.level AS v0, a0.node AS node_0, a1.level AS v1, a1.node AS node_1
FROM "cells_1" AS c
JOIN "cut_1" AS a0 ON a0.code = c.c0
JOIN "cut_2" AS a1 ON a1.code = c.c1;
