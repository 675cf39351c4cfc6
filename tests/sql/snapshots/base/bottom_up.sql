-- name: nodes
SELECT 0 AS attribute, 0 AS level, t.k0 AS node,
t.k1 AS above,
  SUM(v.n * (t.s0 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k0, t.k1
UNION ALL
SELECT 0 AS attribute, 1 AS level, t.k1 AS node,
t.k2 AS above,
  SUM(v.n * (t.s1 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k1, t.k2
UNION ALL
SELECT 0 AS attribute, 2 AS level, t.k2 AS node,
NULL AS above,
  SUM(v.n * (t.s2 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k2
UNION ALL
SELECT 1 AS attribute, 0 AS level, t.k0 AS node,
t.k1 AS above,
  SUM(v.n * (t.s0 - 1)) AS units
FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
GROUP BY t.k0, t.k1
UNION ALL
SELECT 1 AS attribute, 1 AS level, t.k1 AS node,
t.k2 AS above,
  SUM(v.n * (t.s1 - 1)) AS units
FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
GROUP BY t.k1, t.k2
UNION ALL
SELECT 1 AS attribute, 2 AS level, t.k2 AS node,
NULL AS above,
  SUM(v.n * (t.s2 - 1)) AS units
FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
GROUP BY t.k2;

-- name: begin
SELECT node_0, node_1, node_2, s, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT
c.c0 AS node_0,
t1.k1 AS node_1,
c.c2 AS node_2,
h.s, h.n
  FROM "held_1" AS h JOIN "cells_1" AS c ON c.cell = h.cell
  JOIN "tree_1" AS t1 ON t1.code = c.c1
) AS begun
GROUP BY node_0, node_1, node_2, s;

-- name: values
SELECT node_0, node_1, node_2, s, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT
c.c0 AS node_0,
t1.k1 AS node_1,
c.c2 AS node_2,
h.s, h.n
  FROM "held_1" AS h JOIN "cells_1" AS c ON c.cell = h.cell
  JOIN "tree_1" AS t1 ON t1.code = c.c1
) AS begun
GROUP BY node_0, node_1, node_2, s;

-- name: classes
SELECT node_0, node_1, node_2, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 3) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT node_0, node_1, node_2, n, 0 AS violates FROM (
SELECT node_0, node_1, node_2, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT
c.c0 AS node_0,
t1.k1 AS node_1,
c.c2 AS node_2,
c.n
  FROM "cells_1" AS c
  JOIN "tree_1" AS t1 ON t1.code = c.c1
) AS begun
GROUP BY node_0, node_1, node_2
  ) AS sized
  UNION ALL
  SELECT node_0, node_1, node_2, 0, violates FROM (
SELECT node_0, node_1, node_2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT node_0, node_1, node_2, s, SUM(n) AS n FROM "values_1" GROUP BY node_0, node_1, node_2, s) AS h
GROUP BY node_0, node_1, node_2
  ) AS v0
) AS verdicts
GROUP BY node_0, node_1, node_2;

-- name: found
SELECT 0 AS attribute, COALESCE(r.level, 1) AS level, COALESCE(r.above, t.k1) AS node,
  SUM(f.violating) AS violating, SUM(f.least) AS least, 0 AS smallest
FROM (
  SELECT node_0 AS node, SUM(n) AS violating,
    SUM(CASE WHEN n = (SELECT MIN(n) FROM "classes_1") THEN 1 ELSE 0 END) AS least
  FROM "classes_1"
  WHERE violates = 1
  GROUP BY node_0
) AS f
JOIN "tree_1" AS t ON t.code = f.node
LEFT JOIN "raised_1" AS r ON r.attribute = 0 AND r.node = f.node
GROUP BY COALESCE(r.level, 1), COALESCE(r.above, t.k1)
UNION ALL
SELECT 1 AS attribute, COALESCE(r.level, 2) AS level, COALESCE(r.above, t.k2) AS node,
  SUM(f.violating) AS violating, SUM(f.least) AS least, 0 AS smallest
FROM (
  SELECT node_1 AS node, SUM(n) AS violating,
    SUM(CASE WHEN n = (SELECT MIN(n) FROM "classes_1") THEN 1 ELSE 0 END) AS least
  FROM "classes_1"
  WHERE violates = 1
  GROUP BY node_1
) AS f
JOIN "tree_2" AS t ON t.code = f.node
LEFT JOIN "raised_1" AS r ON r.attribute = 1 AND r.node = f.node
GROUP BY COALESCE(r.level, 2), COALESCE(r.above, t.k2)
UNION ALL
SELECT 2 AS attribute, COALESCE(r.level, 1) AS level, COALESCE(r.above, t.k1) AS node,
  SUM(f.violating) AS violating, SUM(f.least) AS least, 0 AS smallest
FROM (
  SELECT node_2 AS node, SUM(n) AS violating,
    SUM(CASE WHEN n = (SELECT MIN(n) FROM "classes_1") THEN 1 ELSE 0 END) AS least
  FROM "classes_1"
  WHERE violates = 1
  GROUP BY node_2
) AS f
JOIN "tree_3" AS t ON t.code = f.node
LEFT JOIN "raised_1" AS r ON r.attribute = 2 AND r.node = f.node
GROUP BY COALESCE(r.level, 1), COALESCE(r.above, t.k1)
UNION ALL
SELECT -1, 0, 0, SUM(CASE WHEN violates = 1 THEN n ELSE 0 END),
  SUM(CASE WHEN n = (SELECT MIN(n) FROM "classes_1") THEN 1 ELSE 0 END), MIN(n)
FROM "classes_1";

-- name: merged
SELECT 0 AS step, SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS alone, MIN(n) AS least
FROM (
  SELECT SUM(c.n) AS n FROM "classes_1" AS c
  GROUP BY c.node_1, c.node_2
) AS made0
UNION ALL
SELECT 1 AS step, SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS alone, MIN(n) AS least
FROM (
  SELECT SUM(c.n) AS n FROM "classes_1" AS c
  GROUP BY c.node_0, c.node_1
) AS made1;

-- name: risen
SELECT node_0, node_1, node_2, s, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT
COALESCE(m0.target, c.node_0) AS node_0,
c.node_1 AS node_1,
c.node_2 AS node_2,
c.s, c.n
  FROM "values_1" AS c
  LEFT JOIN "moves_1" AS m0 ON m0.attribute = 0 AND m0.node = c.node_0
) AS risen
GROUP BY node_0, node_1, node_2, s;

-- name: cut
SELECT code, level,
  CASE level WHEN 0 THEN k0 WHEN 1 THEN k1 WHEN 2 THEN k2 WHEN 3 THEN k3 END AS node
FROM (
  SELECT s.*, COALESCE(m.target, 0) AS level
  FROM "tree_1" AS s LEFT JOIN "moves_1" AS m ON m.attribute = 0 AND m.node = s.k0
) AS t;
