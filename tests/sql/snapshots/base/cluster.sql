-- name: distance
SELECT CASE WHEN least < greatest THEN 1 ELSE 0 END AS differ,
  CASE WHEN greatest / 2 - least / 2 < 1073741824 THEN CAST(greatest - least AS BIGINT) END AS distance
FROM (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least, MAX(CAST(value AS DOUBLE PRECISION)) AS greatest FROM "dictionary_1") AS ends;

-- name: line
SELECT v.code,
  CASE WHEN v.value IS NULL THEN 78 ELSE
    CAST(CAST(v.value AS DOUBLE PRECISION) - CAST(e.least AS DOUBLE PRECISION) AS BIGINT)
    END AS place
FROM "dictionary_1" AS v
CROSS JOIN (SELECT MIN(value) AS least, MAX(value) AS greatest FROM "dictionary_1") AS e;

-- name: nodes
SELECT code, k0,
0 AS u0, k1,
MAX(h1) OVER (PARTITION BY k1) AS u1, k2,
MAX(h2) OVER (PARTITION BY k2) AS u2, k3,
MAX(h3) OVER (PARTITION BY k3) AS u3
FROM (
  SELECT code, k0, k1,
    0 + CASE WHEN l1 = l0 THEN 0 ELSE 1 END AS h1, k2,
    0 + CASE WHEN l1 = l0 THEN 0 ELSE 1 END + CASE WHEN l2 = l1 THEN 0 ELSE 1 END AS h2, k3,
    0 + CASE WHEN l1 = l0 THEN 0 ELSE 1 END + CASE WHEN l2 = l1 THEN 0 ELSE 1 END + CASE WHEN l3 = l2 THEN 0 ELSE 1 END AS h3
  FROM "climbed_1"
) AS climbed;

-- name: blocks
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

-- name: begun
SELECT x.block, 0 AS class, 0 AS size, 0 AS growing, x.cell, 0 AS taken, x.x0 AS lo0, x.x0 AS hi0, 0 AS v1, x.k1_0, x.k1_1, x.k1_2, x.k1_3, x.u1_0, x.u1_1, x.u1_2, x.u1_3, x.b2_0, x.lacks2, x.known2
FROM "cells_1" AS x
JOIN (SELECT block, MIN(cell) AS cell FROM "cells_1" GROUP BY block) AS f ON f.cell = x.cell;

-- name: best
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

-- name: taken
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

-- name: number
SELECT COUNT(*) FROM "growing_1";

-- name: added
SELECT block, class, cell, taken FROM "growing_1";

-- name: left
SELECT x.cell, x.block, x.n - COALESCE(g.taken, 0) AS n, x.x0, x.k1_0, x.k1_1, x.k1_2, x.k1_3, x.u1_0, x.u1_1, x.u1_2, x.u1_3, x.b2_0, x.lacks2, x.known2
FROM "cells_1" AS x
LEFT JOIN "growing_1" AS g ON g.block = x.block AND g.cell = x.cell
WHERE x.n > COALESCE(g.taken, 0);

-- name: clusters
SELECT p.block, p.class, CAST(SUM(p.taken) AS BIGINT) AS size, MIN(p.cell) AS cell, MIN(x.x0) AS lo0, MAX(x.x0) AS hi0, CASE
      WHEN MIN(x.k1_0) = MAX(x.k1_0) THEN 0      WHEN MIN(x.k1_1) = MAX(x.k1_1) THEN 1      WHEN MIN(x.k1_2) = MAX(x.k1_2) THEN 2      WHEN MIN(x.k1_3) = MAX(x.k1_3) THEN 3 END AS v1
, MIN(x.k1_0) AS k1_0, MIN(x.k1_1) AS k1_1, MIN(x.k1_2) AS k1_2, MIN(x.k1_3) AS k1_3, MIN(x.u1_0) AS u1_0, MIN(x.u1_1) AS u1_1, MIN(x.u1_2) AS u1_2, MIN(x.u1_3) AS u1_3, BIT_OR(x.b2_0) AS b2_0, MAX(x.lacks2) AS lacks2,
    MAX(x.known2) AS known2
FROM "parts_1" AS p
JOIN "cells_1" AS x ON x.cell = p.cell
GROUP BY p.block, p.class;

-- name: large
SELECT * FROM "clusters_1" WHERE size >= 3;

-- name: small
SELECT x.cell, x.block, CAST(SUM(p.taken) AS BIGINT) AS n, x.x0, x.k1_0, x.k1_1, x.k1_2, x.k1_3, x.u1_0, x.u1_1, x.u1_2, x.u1_3, x.b2_0, x.lacks2, x.known2
FROM "parts_1" AS p
JOIN "clusters_1" AS s ON s.block = p.block AND s.class = p.class AND s.size < 3
JOIN "cells_1" AS x ON x.cell = p.cell
GROUP BY x.cell, x.block, x.x0, x.k1_0, x.k1_1, x.k1_2, x.k1_3, x.u1_0, x.u1_1, x.u1_2, x.u1_3, x.b2_0, x.lacks2, x.known2;

-- name: kept
SELECT p.block, p.class, p.cell, p.taken
FROM "parts_1" AS p
JOIN "clusters_1" AS s ON s.block = p.block AND s.class = p.class AND s.size >= 3;

-- name: dealt
SELECT block, class, cell, taken
FROM (
  SELECT x.block, s.class, x.cell, x.n AS taken,
    ROW_NUMBER() OVER (
      PARTITION BY x.block
      ORDER BY
        (s.size + x.n) * (0 + CAST(985402995390466 AS BIGINT) * LEAST(GREATEST(x.x0, s.hi0) - LEAST(x.x0, s.lo0), 39) + CAST(12810238940076058 AS BIGINT) * CASE
      WHEN s.v1 <= 0 AND s.k1_0 = x.k1_0
        THEN x.u1_0      WHEN s.v1 <= 1 AND s.k1_1 = x.k1_1
        THEN x.u1_1      WHEN s.v1 <= 2 AND s.k1_2 = x.k1_2
        THEN x.u1_2      WHEN s.v1 <= 3 AND s.k1_3 = x.k1_3
        THEN x.u1_3 END + CAST(19215358410114087 AS BIGINT) *
CASE
      WHEN s.lacks2 + x.lacks2 > 0 AND s.known2 + x.known2 > 0 THEN 2
      WHEN x.lacks2 = 1 THEN 0 ELSE CAST(BIT_COUNT((x.b2_0 | s.b2_0)) AS BIGINT) - 1 END)
 - s.size * (0 + CAST(985402995390466 AS BIGINT) * LEAST(s.hi0 - s.lo0, 39) + CAST(12810238940076058 AS BIGINT) * CASE s.v1 WHEN 0 THEN s.u1_0 WHEN 1 THEN s.u1_1 WHEN 2 THEN s.u1_2 WHEN 3 THEN s.u1_3 END + CAST(19215358410114087 AS BIGINT) *
CASE WHEN s.lacks2 = 1 AND s.known2 = 1 THEN 2
      WHEN s.lacks2 = 1 THEN 0 ELSE CAST(BIT_COUNT(s.b2_0) AS BIGINT) - 1 END)
,
        s.class
    ) AS place
  FROM "free_1" AS x
  JOIN (SELECT block, MIN(cell) AS cell FROM "free_1" GROUP BY block) AS f ON f.block = x.block AND f.cell = x.cell
  JOIN "clusters_1" AS s ON s.block = x.block
) AS ranked
WHERE place = 1;

-- name: enlarged
SELECT s.block, s.class, s.size + COALESCE(g.taken, 0) AS size, s.cell, CASE WHEN 1 = 0 THEN x.x0
      ELSE LEAST(x.x0, s.lo0) END AS lo0,
    CASE WHEN 1 = 0 THEN x.x0 ELSE GREATEST(x.x0, s.hi0) END AS hi0, CASE WHEN 1 = 0 THEN 0
      WHEN s.v1 <= 0 AND s.k1_0 = x.k1_0
        THEN 0      WHEN s.v1 <= 1 AND s.k1_1 = x.k1_1
        THEN 1      WHEN s.v1 <= 2 AND s.k1_2 = x.k1_2
        THEN 2      WHEN s.v1 <= 3 AND s.k1_3 = x.k1_3
        THEN 3 END AS v1
, CASE WHEN 1 = 0 THEN x.k1_0 ELSE s.k1_0 END AS k1_0, CASE WHEN 1 = 0 THEN x.k1_1 ELSE s.k1_1 END AS k1_1, CASE WHEN 1 = 0 THEN x.k1_2 ELSE s.k1_2 END AS k1_2, CASE WHEN 1 = 0 THEN x.k1_3 ELSE s.k1_3 END AS k1_3, CASE WHEN 1 = 0 THEN x.u1_0 ELSE s.u1_0 END AS u1_0, CASE WHEN 1 = 0 THEN x.u1_1 ELSE s.u1_1 END AS u1_1, CASE WHEN 1 = 0 THEN x.u1_2 ELSE s.u1_2 END AS u1_2, CASE WHEN 1 = 0 THEN x.u1_3 ELSE s.u1_3 END AS u1_3, CASE WHEN 1 = 0 THEN x.b2_0
      ELSE x.b2_0 | s.b2_0 END AS b2_0, CASE WHEN 1 = 0 THEN x.lacks2
      ELSE x.lacks2 | s.lacks2 END AS lacks2, CASE WHEN 1 = 0 THEN x.known2
      ELSE x.known2 | s.known2 END AS known2
FROM "clusters_1" AS s
LEFT JOIN "taken_1" AS g ON g.block = s.block AND g.class = s.class
JOIN "cells_1" AS x ON x.cell = COALESCE(g.cell, s.cell);

-- name: assignment
SELECT cell, CAST(number AS BIGINT) AS class, n
FROM (
  SELECT cell, n, DENSE_RANK() OVER (ORDER BY block, class) AS number
  FROM (SELECT cell, block, class, CAST(SUM(taken) AS BIGINT) AS n FROM "parts_1" GROUP BY cell, block, class) AS gathered
) AS numbered;

-- name: seeds
SELECT x.block, ROW_NUMBER() OVER (PARTITION BY x.block ORDER BY x.cell) AS class, x.cell, x.n AS taken, x.x0 AS lo0, x.x0 AS hi0, 0 AS v1, x.k1_0, x.k1_1, x.k1_2, x.k1_3, x.u1_0, x.u1_1, x.u1_2, x.u1_3, x.b2_0, x.lacks2, x.known2
FROM (
  SELECT c.*,
    CAST(SUM(c.n) OVER (PARTITION BY c.block ORDER BY c.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS upto
  FROM "cells_1" AS c
) AS x
WHERE x.upto % 3 < x.n;

-- name: near
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

-- name: staying
SELECT block, class, cell, stay FROM "near_1" WHERE stay > 0;

-- name: leaving
SELECT x.cell, x.block, g.n, x.x0, x.k1_0, x.k1_1, x.k1_2, x.k1_3, x.u1_0, x.u1_1, x.u1_2, x.u1_3, x.b2_0, x.lacks2, x.known2
FROM (SELECT cell, CAST(SUM(taken - stay) AS BIGINT) AS n FROM "near_1" WHERE taken > stay GROUP BY cell) AS g
JOIN "cells_1" AS x ON x.cell = g.cell;
