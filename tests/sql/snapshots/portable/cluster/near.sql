SELECT block, class, cell, taken,
  CASE WHEN begins = 1 OR ahead < 3 THEN taken ELSE 0 END AS stay
FROM (
  SELECT block, class, cell, taken, begins,
    CAST(SUM(taken) OVER (PARTITION BY block, class ORDER BY begins DESC, cost, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - taken AS ahead
  FROM (
    SELECT p.block, p.class, p.cell, p.taken, CASE WHEN p.cell = s.cell THEN 1 ELSE 0 END AS begins,
(0 + CAST(985402995390466 AS BIGINT) * LEAST(GREATEST(x.x0, s.hi0) - LEAST(x.x0, s.lo0), 39) + CAST(12810238940076058 AS BIGINT) * CASE
      WHEN s.v1 <= 0 AND s.k1_0 = x.k1_0
        THEN x.u1_0      WHEN s.v1 <= 1 AND s.k1_1 = x.k1_1
        THEN x.u1_1      WHEN s.v1 <= 2 AND s.k1_2 = x.k1_2
        THEN x.u1_2      WHEN s.v1 <= 3 AND s.k1_3 = x.k1_3
        THEN x.u1_3 END + CAST(19215358410114087 AS BIGINT) *
CASE
      WHEN s.lacks2 + x.lacks2 > 0 AND s.known2 + x.known2 > 0 THEN 2
      WHEN x.lacks2 = 1 THEN 0 ELSE CAST(BIT_COUNT((x.b2_0 | s.b2_0)) AS BIGINT) - 1 END)
 AS cost
    FROM "parts_1" AS p
    JOIN "seeds_1" AS s ON s.block = p.block AND s.class = p.class
    JOIN "cells_1" AS x ON x.cell = p.cell
  ) AS priced
) AS ranked;
