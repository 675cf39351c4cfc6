-- name: cut
SELECT code, level, node, CAST(cost AS BIGINT) AS cost, movable,
  CASE WHEN movable = 1 THEN below ELSE node END AS below,
  CAST(CASE WHEN movable = 1 THEN cost - cost_below ELSE 0 END AS BIGINT) AS saved
FROM (
  SELECT code, level, CASE WHEN level > 0 THEN 1 ELSE 0 END AS movable,
    CASE level WHEN 0 THEN k0 WHEN 1 THEN k1 END AS node,
    985402995390465
      * CASE level WHEN 0 THEN s0 - 1 WHEN 1 THEN s1 - 1 END AS cost,
    CASE level WHEN 1 THEN k0 END AS below,
    985402995390465
      * CASE level
 WHEN 1 THEN s0 - 1 END AS cost_below
  FROM (
    SELECT s.*, 1 AS level FROM "tree_1" AS s
  ) AS t
) AS m;

-- name: state
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

-- name: values
SELECT h.s, h.n, a0.node AS node_0, a0.below AS below_0,
  a0.movable AS movable_0, a1.node AS node_1, a1.below AS below_1,
  a1.movable AS movable_1, a2.node AS node_2, a2.below AS below_2,
  a2.movable AS movable_2
FROM "held_1" AS h
JOIN "cells_1" AS c ON c.cell = h.cell
JOIN "cut_1" AS a0 ON a0.code = c.c0
JOIN "cut_2" AS a1 ON a1.code = c.c1
JOIN "cut_3" AS a2 ON a2.code = c.c2;

-- name: sized
SELECT node_0, node_1, node_2, CAST(SUM(n) AS BIGINT) AS n,
  MIN(cost) AS cost, MIN(level_0) AS level_0, MIN(movable_0) AS movable_0, MIN(level_1) AS level_1, MIN(movable_1) AS movable_1, MIN(level_2) AS level_2, MIN(movable_2) AS movable_2
FROM "state_1"
GROUP BY node_0, node_1, node_2;

-- name: histogram
SELECT node_0, node_1, node_2, s, SUM(n) AS n
FROM "values_1"
GROUP BY node_0, node_1, node_2, s;

-- name: classes
SELECT node_0, node_1, node_2, MAX(n) AS n, MAX(cost) AS cost, MAX(level_0) AS level_0, MAX(movable_0) AS movable_0, MAX(level_1) AS level_1, MAX(movable_1) AS movable_1, MAX(level_2) AS level_2, MAX(movable_2) AS movable_2, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 3) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT node_0, node_1, node_2, n, cost, level_0, movable_0, level_1, movable_1, level_2, movable_2, 0 AS violates FROM (
SELECT node_0, node_1, node_2, CAST(SUM(n) AS BIGINT) AS n,
  MIN(cost) AS cost, MIN(level_0) AS level_0, MIN(movable_0) AS movable_0, MIN(level_1) AS level_1, MIN(movable_1) AS movable_1, MIN(level_2) AS level_2, MIN(movable_2) AS movable_2
FROM "state_1"
GROUP BY node_0, node_1, node_2
  ) AS sized
  UNION ALL
  SELECT node_0, node_1, node_2, 0, 0, 0, 0, 0, 0, 0, 0, violates FROM (
SELECT node_0, node_1, node_2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT node_0, node_1, node_2, s, SUM(n) AS n
FROM "values_1"
GROUP BY node_0, node_1, node_2, s) AS h
GROUP BY node_0, node_1, node_2
  ) AS v0
) AS verdicts
GROUP BY node_0, node_1, node_2;

-- name: candidates
SELECT -1 AS attribute, 0 AS level, 0 AS node, 0 AS after, MIN(CASE WHEN violates = 0 THEN n END) AS smallest,
  SUM(CASE WHEN violates = 0 THEN 0 ELSE n END) AS suppressed, 0 AS lost
FROM "classes_1";
