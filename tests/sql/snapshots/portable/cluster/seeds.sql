SELECT x.block, ROW_NUMBER() OVER (PARTITION BY x.block ORDER BY x.cell) AS class, x.cell, x.n AS taken, x.x0 AS lo0, x.x0 AS hi0, 0 AS v1, x.k1_0, x.k1_1, x.k1_2, x.k1_3, x.u1_0, x.u1_1, x.u1_2, x.u1_3, x.b2_0, x.lacks2, x.known2
FROM (
  SELECT c.*,
    CAST(SUM(c.n) OVER (PARTITION BY c.block ORDER BY c.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS upto
  FROM "cells_1" AS c
) AS x
WHERE x.upto % 3 < x.n;
