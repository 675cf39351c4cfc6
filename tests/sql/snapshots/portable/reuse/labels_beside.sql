SELECT class, l0, l1, l2 FROM "published_1"
UNION ALL
SELECT -1 - cell, l0, l1, l2
FROM (
  SELECT c.cell, m.l0, m.l1, m.l2,
    ROW_NUMBER() OVER (PARTITION BY c.cell ORDER BY m.n DESC, m.place) AS number
  FROM "cells_1" AS c
  JOIN "map_1" AS m ON
m.c0 = c.c0 AND m.c1 = c.c1 AND m.c2 = c.c2
) AS searched
WHERE number = 1;
