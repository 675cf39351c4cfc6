SELECT c.cell, CAST(1 AS BIGINT) - 1 AS part,
  COUNT(*) OVER () AS members,
  CAST(SUM(c.n) OVER () AS BIGINT) AS size, c.n, c.c0, c.c1, c.c2
FROM "order_1" AS s
JOIN "cells_1" AS c ON c.cell = s.cell;

SELECT c.cell, CAST(1 AS BIGINT) - 1 AS part,
  COUNT(*) OVER () AS members,
  CAST(SUM(c.n) OVER () AS BIGINT) AS size, c.n, c.c0
FROM "order_1" AS s
JOIN "cells_1" AS c ON c.cell = s.cell;
