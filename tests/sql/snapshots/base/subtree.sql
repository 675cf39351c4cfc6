-- name: histogram
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

-- name: state
SELECT c.cell, c.n
, a0.level AS v0, a0.node AS node_0, a1.level AS v1, a1.node AS node_1, a2.level AS v2, a2.node AS node_2
FROM "cells_1" AS c
JOIN "cut_1" AS a0 ON a0.code = c.c0
JOIN "cut_2" AS a1 ON a1.code = c.c1
JOIN "cut_3" AS a2 ON a2.code = c.c2;

-- name: values
SELECT h.s, h.n, c.node_0, c.node_1, c.node_2
FROM "held_1" AS h JOIN "state_1" AS c ON c.cell = h.cell;

-- name: class_levels
SELECT a.class, MIN(s.v0) AS v0, MIN(s.v1) AS v1, MIN(s.v2) AS v2
FROM "assignment_1" AS a JOIN "classes_1" AS s ON s.cell = a.cell
GROUP BY a.class;
