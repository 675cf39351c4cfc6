SELECT g.class, p.n, 0 AS fresh, g.lo0, g.hi0, g.v0, g.lo1, g.hi1, g.v1, g.lo2, g.hi2, g.v2
FROM "regions_1" AS g
JOIN (SELECT class, CAST(SUM(n) AS BIGINT) AS n FROM "placed_1" GROUP BY class) AS p ON p.class = g.class
UNION ALL
SELECT o.class, o.n, 1 AS fresh, c.c0 AS lo0, c.c0 AS hi0, 0 AS v0, c.c1 AS lo1, c.c1 AS hi1, 0 AS v1, c.c2 AS lo2, c.c2 AS hi2, 0 AS v2
FROM "outside_1" AS o JOIN "cells_1" AS c ON c.cell = o.cell;
