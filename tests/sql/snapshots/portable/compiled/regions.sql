SELECT a.class
, MIN(c.c0) AS lo0, MAX(c.c0) AS hi0,
  MIN(m.l0) AS l0, MIN(c.c1) AS lo1, MAX(c.c1) AS hi1,
  MIN(m.l1) AS l1, MIN(c.c2) AS lo2, MAX(c.c2) AS hi2,
  MIN(m.l2) AS l2
FROM "assignment_1" AS a
JOIN "cells_1" AS c ON c.cell = a.cell
JOIN "map_1" AS m ON
m.c0 = c.c0 AND m.c1 = c.c1 AND m.c2 = c.c2
GROUP BY a.class
UNION ALL
SELECT -1
, NULL, NULL,
CAST('*' AS VARCHAR), NULL, NULL,
(SELECT MIN(l3) FROM "tree_1"), NULL, NULL,
CAST('*' AS VARCHAR);
