-- name: state
SELECT c.cell, c.n,
  t0.k1 AS g0, 1 AS s0,
  t1.k0 AS g1, 0 AS s1,
  t2.k0 AS g2, 0 AS s2
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1
JOIN "tree_3" AS t2 ON t2.code = c.c2;

-- name: classes
SELECT cell, n,
  DENSE_RANK() OVER (ORDER BY
v0, g0, v1, g1, v2, g2) AS class,
  SUM(n) OVER (PARTITION BY v0, g0, v1, g1, v2, g2) AS size, v0, g0, v1, g1, v2, g2
FROM (
  SELECT cell, n,
    CASE WHEN s0 = 1 THEN 1 ELSE 0 END AS v0,
    CASE WHEN s0 = 1 THEN 0 ELSE g0 END AS g0,
    CASE WHEN s1 = 1 THEN 3 ELSE 1 END AS v1,
    CASE WHEN s1 = 1 THEN 0 ELSE g1 END AS g1,
    CASE WHEN s2 = 1 THEN 1 ELSE 0 END AS v2,
    CASE WHEN s2 = 1 THEN 0 ELSE g2 END AS g2
  FROM "chosen_1"
) AS p;

-- name: assignment
SELECT cell, class, n FROM "classes_1" WHERE size >= 3;

-- name: crowds
SELECT c.class, COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
FROM "classes_1" AS c
JOIN "held_1" AS h ON h.cell = c.cell
GROUP BY c.class;
