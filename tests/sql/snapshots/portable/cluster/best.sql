WITH p AS MATERIALIZED (
SELECT x.block, x.cell,
    CASE WHEN s.growing = 1 THEN (0 + CAST(985402995390466 AS BIGINT) * LEAST(GREATEST(x.x0, s.hi0) - LEAST(x.x0, s.lo0), 39) + CAST(12810238940076058 AS BIGINT) * CASE
      WHEN s.v1 <= 0 AND s.k1_0 = x.k1_0
        THEN x.u1_0      WHEN s.v1 <= 1 AND s.k1_1 = x.k1_1
        THEN x.u1_1      WHEN s.v1 <= 2 AND s.k1_2 = x.k1_2
        THEN x.u1_2      WHEN s.v1 <= 3 AND s.k1_3 = x.k1_3
        THEN x.u1_3 END + CAST(19215358410114087 AS BIGINT) *
CASE
      WHEN s.lacks2 + x.lacks2 > 0 AND s.known2 + x.known2 > 0 THEN 2
      WHEN x.lacks2 = 1 THEN 0 ELSE CAST(BIT_COUNT((x.b2_0 | s.b2_0)) AS BIGINT) - 1 END)
 ELSE
x.cell END AS cost
  FROM "cells_1" AS x
  JOIN "growing_1" AS s ON s.block = x.block
)
SELECT p.block, MIN(p.cell) AS cell
FROM p
JOIN (
  SELECT block, MIN(cost) AS cost
  FROM p
  GROUP BY block
) AS least ON least.block = p.block AND least.cost = p.cost
GROUP BY p.block;

WITH p AS MATERIALIZED (
SELECT x.block, x.cell,
    CASE WHEN s.growing = 1 THEN (0 + CAST(52405522936627200 AS BIGINT) * LEAST(GREATEST(x.x0, s.hi0) - LEAST(x.x0, s.lo0), 4))

        + CAST(run AS BIGINT) * CAST(((s.size * x.degree + s.degrees - 2 * COALESCE(h.shared, 0)) * 1048576 - ((s.size * x.degree + s.degrees - 2 * COALESCE(h.shared, 0)) * 1048576) % (s.size * 9)) / (s.size * 9) AS BIGINT)
 ELSE
-x.degree END AS cost
  FROM "nodes_1" AS x
  JOIN "growing_1" AS s ON s.block = x.block
  LEFT JOIN "shared_1" AS h ON h.cell = x.cell
)
SELECT p.block, MIN(p.cell) AS cell
FROM p
JOIN (
  SELECT block, MIN(cost) AS cost
  FROM p
  GROUP BY block
) AS least ON least.block = p.block AND least.cost = p.cost
GROUP BY p.block;

WITH p AS MATERIALIZED (
SELECT x.block, x.cell,
    CASE WHEN s.growing = 1 THEN (0 + CAST(985402995390466 AS BIGINT) * LEAST(GREATEST(x.x0, s.hi0) - LEAST(x.x0, s.lo0), 39) + CAST(12810238940076058 AS BIGINT) * CASE
      WHEN s.v1 <= 0 AND s.k1_0 = x.k1_0
        THEN x.u1_0      WHEN s.v1 <= 1 AND s.k1_1 = x.k1_1
        THEN x.u1_1      WHEN s.v1 <= 2 AND s.k1_2 = x.k1_2
        THEN x.u1_2      WHEN s.v1 <= 3 AND s.k1_3 = x.k1_3
        THEN x.u1_3 END + CAST(19215358410114087 AS BIGINT) *
CASE
      WHEN s.lacks2 + x.lacks2 > 0 AND s.known2 + x.known2 > 0 THEN 2
      WHEN x.lacks2 = 1 THEN 0 ELSE CAST(BIT_COUNT((x.b2_0 | s.b2_0)) AS BIGINT) - 1 END)
 ELSE
-(0 + CAST(985402995390466 AS BIGINT) * LEAST(GREATEST(x.x0, s.hi0) - LEAST(x.x0, s.lo0), 39) + CAST(12810238940076058 AS BIGINT) * CASE
      WHEN s.v1 <= 0 AND s.k1_0 = x.k1_0
        THEN x.u1_0      WHEN s.v1 <= 1 AND s.k1_1 = x.k1_1
        THEN x.u1_1      WHEN s.v1 <= 2 AND s.k1_2 = x.k1_2
        THEN x.u1_2      WHEN s.v1 <= 3 AND s.k1_3 = x.k1_3
        THEN x.u1_3 END + CAST(19215358410114087 AS BIGINT) *
CASE
      WHEN s.lacks2 + x.lacks2 > 0 AND s.known2 + x.known2 > 0 THEN 2
      WHEN x.lacks2 = 1 THEN 0 ELSE CAST(BIT_COUNT((x.b2_0 | s.b2_0)) AS BIGINT) - 1 END)
 END AS cost
  FROM "cells_1" AS x
  JOIN "growing_1" AS s ON s.block = x.block
)
SELECT p.block, MIN(p.cell) AS cell
FROM p
JOIN (
  SELECT block, MIN(cost) AS cost
  FROM p
  GROUP BY block
) AS least ON least.block = p.block AND least.cost = p.cost
GROUP BY p.block;
