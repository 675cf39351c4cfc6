SELECT node_0, node_1, node_2, s, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT
c.c0 AS node_0,
t1.k1 AS node_1,
c.c2 AS node_2,
h.s, h.n

  FROM "held_1" AS h JOIN "cells_1" AS c ON c.cell = h.cell
  JOIN "tree_1" AS t1 ON t1.code = c.c1
) AS begun
GROUP BY node_0, node_1, node_2, s;
