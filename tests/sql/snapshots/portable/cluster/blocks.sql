SELECT c.cell,
  0
  AS block, c.n, p0.place AS x0, t1.k0 AS k1_0,
    t1.u0 AS u1_0, t1.k1 AS k1_1,
    t1.u1 AS u1_1, t1.k2 AS k1_2,
    t1.u2 AS u1_2, t1.k3 AS k1_3,
    t1.u3 AS u1_3, CASE
    WHEN c.c2 >= 0 AND c.c2 < 62 AND c.c2 <> 4
    THEN CAST(1 AS BIGINT) << (c.c2 - 0) ELSE 0 END AS b2_0, CASE WHEN c.c2 = 4 THEN 1 ELSE 0 END AS lacks2,
    CASE WHEN c.c2 = 4 THEN 0 ELSE 1 END AS known2
FROM "cells_1" AS c
JOIN "line_1" AS p0 ON p0.code = c.c0
JOIN "nodes_1" AS t1 ON t1.code = c.c1;

SELECT c.cell,
  CAST(((o.place - 1) * 2 - ((o.place - 1) * 2) % 11) / 11 AS BIGINT)
  AS block, c.n, p0.place AS x0
FROM "nodes_1" AS c
JOIN "order_1" AS o ON o.cell = c.cell
JOIN "line_1" AS p0 ON p0.code = c.c0;
