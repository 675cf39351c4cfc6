SELECT class,
  CASE WHEN lo0 = hi0 THEN 0    WHEN a0k1 = z0k1 THEN 1    WHEN a0k2 = z0k2 THEN 2 END AS v0
FROM (
  SELECT e.class, e.lo0, e.hi0, a0.k1 AS a0k1,
    z0.k1 AS z0k1, a0.k2 AS a0k2,
    z0.k2 AS z0k2
  FROM (
    SELECT p.class, MIN(c.c0) AS lo0, MAX(c.c0) AS hi0
    FROM "state_1" AS p JOIN "cells_1" AS c ON c.cell = p.cell
    GROUP BY p.class
  ) AS e
  JOIN "tree_1" AS a0 ON a0.code = e.lo0
  JOIN "tree_1" AS z0 ON z0.code = e.hi0
) AS met;
