SELECT g.class, g.lo0, g.hi0, g.l0, g.lo1, g.hi1, g.l1, g.lo2, g.hi2, g.l2
FROM "regions_1" AS g
UNION ALL
SELECT -2 - x.cell, c.c0, c.c0, g.l0, c.c1, c.c1, g.l1, c.c2, c.c2, g.l2
FROM "apart_1" AS x
JOIN "cells_1" AS c ON c.cell = x.cell
JOIN "regions_1" AS g ON g.class = x.class
UNION ALL
SELECT -1
, NULL, NULL,
CAST('*' AS VARCHAR), NULL, NULL,
CAST('*' AS VARCHAR), NULL, NULL,
CAST('*' AS VARCHAR);

SELECT g.class, g.lo0, g.hi0, g.l0, g.lo1, g.hi1, g.l1, g.lo2, g.hi2, g.l2
FROM "regions_1" AS g
UNION ALL
SELECT -2 - x.cell, c.c0, c.c0, g.l0, c.c1, c.c1, g.l1, c.c2, c.c2, g.l2
FROM "apart_1" AS x
JOIN "cells_1" AS c ON c.cell = x.cell
JOIN "regions_1" AS g ON g.class = x.class
UNION ALL
SELECT -1
, NULL, NULL,
CAST('*' AS VARCHAR), NULL, NULL,
(SELECT MIN(l3) FROM "tree_1"), NULL, NULL,
CAST('*' AS VARCHAR);
