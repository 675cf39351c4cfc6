SELECT g0, g1, g2, s, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT c.c0 AS g0, t1.k1 AS g1, c.c2 AS g2, h.s, h.n
  FROM "held_1" AS h JOIN "cells_1" AS c ON c.cell = h.cell
  JOIN "tree_1" AS t1 ON t1.code = c.c1
) AS begun
GROUP BY g0, g1, g2, s;
