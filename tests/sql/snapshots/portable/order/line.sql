SELECT place, cell, n, c0, c1, c2, u0, u1, r1 - n AS r0, r1,
  u0 AS b0, u0 AS b1, u1 AS e0, u1 AS e1
FROM (
  SELECT place, cell, n, c0, c1, c2,
    CAST(SUM(units) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - units AS u0,
    CAST(SUM(units) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS u1,
    CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS r1
  FROM (
    SELECT o.place, c.cell, c.n, c.c0, c.c1, c.c2,
LEAST(c.n, 3) AS units
    FROM "order_1" AS o JOIN "cells_1" AS c ON c.cell = o.cell
  ) AS sized
) AS placed;

SELECT place, cell, n, c0, c1, c2, u0, u1, r1 - n AS r0, r1,
  u0 AS b0, u1 - 1 AS b1, u0 + 1 AS e0, u1 AS e1
FROM (
  SELECT place, cell, n, c0, c1, c2,
    CAST(SUM(units) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - units AS u0,
    CAST(SUM(units) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS u1,
    CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS r1
  FROM (
    SELECT o.place, c.cell, c.n, c.c0, c.c1, c.c2,
CASE WHEN c.n > 6 THEN 10 ELSE c.n END AS units
    FROM "order_1" AS o JOIN "cells_1" AS c ON c.cell = o.cell
  ) AS sized
) AS placed;

SELECT place, cell, n, c0, c1, c2, u0, u1, r1 - n AS r0, r1,
  u0 AS b0, u0 AS b1, u1 AS e0, u1 AS e1
FROM (
  SELECT place, cell, n, c0, c1, c2,
    CAST(SUM(units) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - units AS u0,
    CAST(SUM(units) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS u1,
    CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS r1
  FROM (
    SELECT o.place, c.cell, c.n, c.c0, c.c1, c.c2,
LEAST(c.n, 2) AS units
    FROM "order_1" AS o JOIN "cells_1" AS c ON c.cell = o.cell
  ) AS sized
) AS placed;
