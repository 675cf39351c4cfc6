SELECT p.n,
  a0.level AS v0, a0.node AS g0, p.b0, a0.movable AS o0, a0.saved AS w0,
  a1.level AS v1, a1.node AS g1, p.b1, a1.movable AS o1, a1.saved AS w1,
  a2.level AS v2, a2.node AS g2, p.b2, a2.movable AS o2, a2.saved AS w2,
a0.cost + a1.cost + a2.cost AS cost
FROM (
  SELECT a0.below AS b0, a1.below AS b1, a2.below AS b2, CAST(SUM(c.n) AS BIGINT) AS n
  FROM "cells_1" AS c
  JOIN "cut_1" AS a0 ON a0.code = c.c0
  JOIN "cut_2" AS a1 ON a1.code = c.c1
  JOIN "cut_3" AS a2 ON a2.code = c.c2
  GROUP BY a0.below, a1.below, a2.below
) AS p
JOIN "cut_1" AS a0 ON a0.code = p.b0
JOIN "cut_2" AS a1 ON a1.code = p.b1
JOIN "cut_3" AS a2 ON a2.code = p.b2;
