SELECT stepped.n,
  stepped.below_0, cut_0.node AS node_0,
  cut_0.level AS level_0,
  cut_0.movable AS movable_0, cut_0.saved AS saved_0,
  stepped.below_1, cut_1.node AS node_1,
  cut_1.level AS level_1,
  cut_1.movable AS movable_1, cut_1.saved AS saved_1,
  stepped.below_2, cut_2.node AS node_2,
  cut_2.level AS level_2,
  cut_2.movable AS movable_2, cut_2.saved AS saved_2,
cut_0.cost + cut_1.cost + cut_2.cost AS cost
FROM (
  SELECT cut_0.below AS below_0, cut_1.below AS below_1, cut_2.below AS below_2, CAST(SUM(c.n) AS BIGINT) AS n
  FROM "cells_1" AS c
  JOIN "cut_1" AS cut_0 ON cut_0.code = c.c0
  JOIN "cut_2" AS cut_1 ON cut_1.code = c.c1
  JOIN "cut_3" AS cut_2 ON cut_2.code = c.c2
  GROUP BY cut_0.below, cut_1.below, cut_2.below
) AS stepped
JOIN "cut_1" AS cut_0 ON cut_0.code = stepped.below_0
JOIN "cut_2" AS cut_1 ON cut_1.code = stepped.below_1
JOIN "cut_3" AS cut_2 ON cut_2.code = stepped.below_2;
