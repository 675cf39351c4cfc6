SELECT COUNT(*)
FROM (
  SELECT c.cell
FROM "cells_1" AS c
JOIN "regions_1" AS g ON
c.c0 BETWEEN g.lo0 AND g.hi0 AND c.c1 BETWEEN g.lo1 AND g.hi1 AND c.c2 BETWEEN g.lo2 AND g.hi2
  GROUP BY c.cell
  HAVING COUNT(*) > 1
) AS r;

SELECT COUNT(*)
FROM (
  SELECT c.cell
FROM "cells_1" AS c
JOIN "regions_1" AS g ON
c.c0 BETWEEN g.lo0 AND g.hi0 AND c.c1 BETWEEN g.lo1 AND g.hi1 AND c.c2 BETWEEN g.lo2 AND g.hi2
JOIN "members_1" AS m2 ON m2.class = g.class AND m2.code = c.c2
  GROUP BY c.cell
  HAVING COUNT(*) > 1
) AS r;
