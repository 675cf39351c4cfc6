SELECT s.block, s.class, s.size, s.growing, s.cell, s.taken, CASE WHEN s.anew = 1 THEN x.x0
      ELSE LEAST(x.x0, s.lo0) END AS lo0,
    CASE WHEN s.anew = 1 THEN x.x0 ELSE GREATEST(x.x0, s.hi0) END AS hi0, CASE WHEN s.anew = 1 THEN 0
      WHEN s.v1 <= 0 AND s.k1_0 = x.k1_0
        THEN 0      WHEN s.v1 <= 1 AND s.k1_1 = x.k1_1
        THEN 1      WHEN s.v1 <= 2 AND s.k1_2 = x.k1_2
        THEN 2      WHEN s.v1 <= 3 AND s.k1_3 = x.k1_3
        THEN 3 END AS v1
, CASE WHEN s.anew = 1 THEN x.k1_0 ELSE s.k1_0 END AS k1_0, CASE WHEN s.anew = 1 THEN x.k1_1 ELSE s.k1_1 END AS k1_1, CASE WHEN s.anew = 1 THEN x.k1_2 ELSE s.k1_2 END AS k1_2, CASE WHEN s.anew = 1 THEN x.k1_3 ELSE s.k1_3 END AS k1_3, CASE WHEN s.anew = 1 THEN x.u1_0 ELSE s.u1_0 END AS u1_0, CASE WHEN s.anew = 1 THEN x.u1_1 ELSE s.u1_1 END AS u1_1, CASE WHEN s.anew = 1 THEN x.u1_2 ELSE s.u1_2 END AS u1_2, CASE WHEN s.anew = 1 THEN x.u1_3 ELSE s.u1_3 END AS u1_3, CASE WHEN s.anew = 1 THEN x.b2_0
      ELSE x.b2_0 | s.b2_0 END AS b2_0, CASE WHEN s.anew = 1 THEN x.lacks2
      ELSE x.lacks2 | s.lacks2 END AS lacks2, CASE WHEN s.anew = 1 THEN x.known2
      ELSE x.known2 | s.known2 END AS known2
FROM (
  SELECT s.*, CASE WHEN begins = 1 OR size >= 3 THEN 1 ELSE 0 END AS anew, CASE WHEN size >= 3 THEN 0 ELSE 1 END AS growing
  FROM (
    SELECT b.block, b.cell, 1 - s.growing AS begins, s.class + 1 - s.growing AS class,
CASE WHEN s.growing = 1 THEN LEAST(x.n, 3 - s.size) WHEN x.n >= 3 THEN x.n - x.n % 3 ELSE x.n END
 AS taken, s.growing * s.size + CASE WHEN s.growing = 1 THEN LEAST(x.n, 3 - s.size) WHEN x.n >= 3 THEN x.n - x.n % 3 ELSE x.n END
 AS size, s.lo0, s.hi0, s.v1, s.k1_0, s.k1_1, s.k1_2, s.k1_3, s.u1_0, s.u1_1, s.u1_2, s.u1_3, s.b2_0, s.lacks2, s.known2
    FROM "best_1" AS b
    JOIN "growing_1" AS s ON s.block = b.block
    JOIN "cells_1" AS x ON x.cell = b.cell
  ) AS s
) AS s
JOIN "cells_1" AS x ON x.cell = s.cell;

SELECT s.block, s.class, s.size, s.growing, s.cell, s.taken, CASE WHEN s.anew = 1 THEN x.degree ELSE s.degrees + x.degree END AS degrees, CASE WHEN s.anew = 1 THEN x.x0
      ELSE LEAST(x.x0, s.lo0) END AS lo0,
    CASE WHEN s.anew = 1 THEN x.x0 ELSE GREATEST(x.x0, s.hi0) END AS hi0
FROM (
  SELECT s.*, CASE WHEN begins = 1 OR size >= 2 THEN 1 ELSE 0 END AS anew, CASE WHEN size >= 2 THEN 0 ELSE 1 END AS growing
  FROM (
    SELECT b.block, b.cell, 1 - s.growing AS begins, s.class + 1 - s.growing AS class,
CASE WHEN s.growing = 1 THEN LEAST(x.n, 2 - s.size) WHEN x.n >= 2 THEN x.n - x.n % 2 ELSE x.n END
 AS taken, s.growing * s.size + CASE WHEN s.growing = 1 THEN LEAST(x.n, 2 - s.size) WHEN x.n >= 2 THEN x.n - x.n % 2 ELSE x.n END
 AS size, s.lo0, s.hi0, s.degrees
    FROM "best_1" AS b
    JOIN "growing_1" AS s ON s.block = b.block
    JOIN "nodes_1" AS x ON x.cell = b.cell
  ) AS s
) AS s
JOIN "nodes_1" AS x ON x.cell = s.cell;
