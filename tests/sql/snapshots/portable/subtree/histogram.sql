SELECT 0 AS attribute, 1 AS level, t.k1 AS node, t.k0 AS child, h.s,
  SUM(h.n) AS n
FROM "held_1" AS h
JOIN "cells_1" AS c ON c.cell = h.cell
JOIN "tree_1" AS t ON t.code = c.c0
GROUP BY t.k1, t.k0, h.s
UNION ALL
SELECT 1 AS attribute, 1 AS level, t.k1 AS node, t.k0 AS child, h.s,
  SUM(h.n) AS n
FROM "held_1" AS h
JOIN "cells_1" AS c ON c.cell = h.cell
JOIN "tree_2" AS t ON t.code = c.c1
GROUP BY t.k1, t.k0, h.s
UNION ALL
SELECT 1 AS attribute, 2 AS level, t.k2 AS node, t.k1 AS child, h.s,
  SUM(h.n) AS n
FROM "held_1" AS h
JOIN "cells_1" AS c ON c.cell = h.cell
JOIN "tree_2" AS t ON t.code = c.c1
GROUP BY t.k2, t.k1, h.s
UNION ALL
SELECT 1 AS attribute, 3 AS level, t.k3 AS node, t.k2 AS child, h.s,
  SUM(h.n) AS n
FROM "held_1" AS h
JOIN "cells_1" AS c ON c.cell = h.cell
JOIN "tree_2" AS t ON t.code = c.c1
GROUP BY t.k3, t.k2, h.s
UNION ALL
SELECT 2 AS attribute, 1 AS level, t.k1 AS node, t.k0 AS child, h.s,
  SUM(h.n) AS n
FROM "held_1" AS h
JOIN "cells_1" AS c ON c.cell = h.cell
JOIN "tree_3" AS t ON t.code = c.c2
GROUP BY t.k1, t.k0, h.s;
