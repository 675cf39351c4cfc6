SELECT c.cell,
COALESCE(MIN(CASE WHEN g.class = k.class THEN g.class END), MIN(g.class)) AS class,
  MIN(c.n) AS n
FROM "cells_1" AS c
JOIN "regions_1" AS g ON
c.c0 BETWEEN g.lo0 AND g.hi0 AND c.c1 BETWEEN g.lo1 AND g.hi1 AND c.c2 BETWEEN g.lo2 AND g.hi2
LEFT JOIN "stayed_1" AS k ON k.cell = c.cell
GROUP BY c.cell;

SELECT c.cell,
COALESCE(MIN(CASE WHEN g.class = k.class THEN g.class END), MIN(g.class)) AS class,
  MIN(c.n) AS n
FROM "cells_1" AS c
JOIN "regions_1" AS g ON
c.c0 BETWEEN g.lo0 AND g.hi0 AND c.c1 BETWEEN g.lo1 AND g.hi1 AND c.c2 BETWEEN g.lo2 AND g.hi2
JOIN "members_1" AS m2 ON m2.class = g.class AND m2.code = c.c2
LEFT JOIN "stayed_1" AS k ON k.cell = c.cell
GROUP BY c.cell;

SELECT c.cell,
COALESCE(MIN(CASE WHEN g.class = k.class THEN g.class END), MIN(g.class)) AS class,
  MIN(c.n) AS n
FROM "cells_1" AS c
JOIN "regions_1" AS g ON
c.c0 BETWEEN g.lo0 AND g.hi0
JOIN "members_1" AS m0 ON m0.class = g.class AND m0.code = c.c0
LEFT JOIN "stayed_1" AS k ON k.cell = c.cell
GROUP BY c.cell;

SELECT c.cell,
COALESCE(MIN(CASE WHEN g.class = k.class THEN g.class END), MIN(g.class)) AS class,
  MIN(c.n) AS n
FROM "cells_1" AS c
JOIN "regions_1" AS g ON
c.c0 BETWEEN g.lo0 AND g.hi0
LEFT JOIN "stayed_1" AS k ON k.cell = c.cell
GROUP BY c.cell;
