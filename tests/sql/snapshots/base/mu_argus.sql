-- name: values
SELECT 0 AS attribute, 0 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
  GROUP BY t.k0
) AS q0
UNION ALL
SELECT 0 AS attribute, 1 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
  GROUP BY t.k1
) AS q1
UNION ALL
SELECT 1 AS attribute, 0 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
  GROUP BY t.k0
) AS q2
UNION ALL
SELECT 1 AS attribute, 1 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
  GROUP BY t.k1
) AS q3
UNION ALL
SELECT 1 AS attribute, 2 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
  GROUP BY t.k2
) AS q4
UNION ALL
SELECT 1 AS attribute, 3 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
  GROUP BY t.k3
) AS q5
UNION ALL
SELECT 2 AS attribute, 0 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
  GROUP BY t.k0
) AS q6
UNION ALL
SELECT 2 AS attribute, 1 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
  GROUP BY t.k1
) AS q7;

-- name: values_of_persons
SELECT 0 AS attribute, 0 AS level, MIN(persons) AS rarest
FROM (
  SELECT COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
  FROM "cells_1" AS c
  JOIN "tree_1" AS t ON t.code = c.c0
  JOIN "held_1" AS h ON h.cell = c.cell
  GROUP BY t.k0
) AS q0
UNION ALL
SELECT 0 AS attribute, 1 AS level, MIN(persons) AS rarest
FROM (
  SELECT COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
  FROM "cells_1" AS c
  JOIN "tree_1" AS t ON t.code = c.c0
  JOIN "held_1" AS h ON h.cell = c.cell
  GROUP BY t.k1
) AS q1
UNION ALL
SELECT 1 AS attribute, 0 AS level, MIN(persons) AS rarest
FROM (
  SELECT COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
  FROM "cells_1" AS c
  JOIN "tree_2" AS t ON t.code = c.c1
  JOIN "held_1" AS h ON h.cell = c.cell
  GROUP BY t.k0
) AS q2
UNION ALL
SELECT 1 AS attribute, 1 AS level, MIN(persons) AS rarest
FROM (
  SELECT COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
  FROM "cells_1" AS c
  JOIN "tree_2" AS t ON t.code = c.c1
  JOIN "held_1" AS h ON h.cell = c.cell
  GROUP BY t.k1
) AS q3
UNION ALL
SELECT 2 AS attribute, 0 AS level, MIN(persons) AS rarest
FROM (
  SELECT COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
  FROM "cells_1" AS c
  JOIN "tree_3" AS t ON t.code = c.c2
  JOIN "held_1" AS h ON h.cell = c.cell
  GROUP BY t.k0
) AS q4
UNION ALL
SELECT 2 AS attribute, 1 AS level, MIN(persons) AS rarest
FROM (
  SELECT COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
  FROM "cells_1" AS c
  JOIN "tree_3" AS t ON t.code = c.c2
  JOIN "held_1" AS h ON h.cell = c.cell
  GROUP BY t.k1
) AS q5;

-- name: outliers_of_persons
SELECT cell, 1 AS o0, 1 AS o1, 0 AS o2
FROM "state_1" AS o
JOIN (
  SELECT a.g0 AS p0, a.g1 AS p1
  FROM "state_1" AS a
  JOIN "held_1" AS h ON h.cell = a.cell
  WHERE a.s0 = 0 AND a.s1 = 0
  GROUP BY a.g0, a.g1
  HAVING COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) < 3 OR SUM(h.n) < 3
) AS q0 ON p0 = g0 AND p1 = g1
WHERE s0 = 0 AND s1 = 0
UNION ALL
SELECT cell, 1 AS o0, 0 AS o1, 1 AS o2
FROM "state_1" AS o
JOIN (
  SELECT a.g0 AS p0, a.g2 AS p2
  FROM "state_1" AS a
  JOIN "held_1" AS h ON h.cell = a.cell
  WHERE a.s0 = 0 AND a.s2 = 0
  GROUP BY a.g0, a.g2
  HAVING COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) < 3 OR SUM(h.n) < 3
) AS q1 ON p0 = g0 AND p2 = g2
WHERE s0 = 0 AND s2 = 0
UNION ALL
SELECT cell, 0 AS o0, 1 AS o1, 1 AS o2
FROM "state_1" AS o
JOIN (
  SELECT a.g1 AS p1, a.g2 AS p2
  FROM "state_1" AS a
  JOIN "held_1" AS h ON h.cell = a.cell
  WHERE a.s1 = 0 AND a.s2 = 0
  GROUP BY a.g1, a.g2
  HAVING COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) < 3 OR SUM(h.n) < 3
) AS q2 ON p1 = g1 AND p2 = g2
WHERE s1 = 0 AND s2 = 0
UNION ALL
SELECT cell, 1 AS o0, 1 AS o1, 1 AS o2
FROM "state_1" AS o
JOIN (
  SELECT a.g0 AS p0, a.g1 AS p1, a.g2 AS p2
  FROM "state_1" AS a
  JOIN "held_1" AS h ON h.cell = a.cell
  WHERE a.s0 = 0 AND a.s1 = 0 AND a.s2 = 0
  GROUP BY a.g0, a.g1, a.g2
  HAVING COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) < 3 OR SUM(h.n) < 3
) AS q3 ON p0 = g0 AND p1 = g1 AND p2 = g2
WHERE s0 = 0 AND s1 = 0 AND s2 = 0;

-- name: outliers
SELECT cell, 1 AS o0, 1 AS o1, 0 AS o2
FROM (
  SELECT cell, SUM(n) OVER (PARTITION BY g0, g1) AS size
  FROM "state_1"
  WHERE s0 = 0 AND s1 = 0
) AS q0
WHERE size < 3
UNION ALL
SELECT cell, 1 AS o0, 0 AS o1, 1 AS o2
FROM (
  SELECT cell, SUM(n) OVER (PARTITION BY g0, g2) AS size
  FROM "state_1"
  WHERE s0 = 0 AND s2 = 0
) AS q1
WHERE size < 3
UNION ALL
SELECT cell, 0 AS o0, 1 AS o1, 1 AS o2
FROM (
  SELECT cell, SUM(n) OVER (PARTITION BY g1, g2) AS size
  FROM "state_1"
  WHERE s1 = 0 AND s2 = 0
) AS q2
WHERE size < 3
UNION ALL
SELECT cell, 1 AS o0, 1 AS o1, 1 AS o2
FROM (
  SELECT cell, SUM(n) OVER (PARTITION BY g0, g1, g2) AS size
  FROM "state_1"
  WHERE s0 = 0 AND s1 = 0 AND s2 = 0
) AS q3
WHERE size < 3;

-- name: found
SELECT COUNT(*) FROM "hits_1";

-- name: totals_of_persons
SELECT SUM(CASE WHEN c.size < 3 OR w.persons < 3 THEN c.n ELSE 0 END), MIN(w.persons)
FROM "classes_1" AS c
JOIN "crowds_1" AS w ON w.class = c.class;

-- name: totals
SELECT SUM(CASE WHEN size < 3 THEN n ELSE 0 END), MIN(size) FROM "classes_1";

-- name: suppressed
SELECT s.cell, s.n,
  s.g0, CASE WHEN w.attribute = 0 THEN 1 ELSE s.s0 END AS s0,
  s.g1, CASE WHEN w.attribute = 1 THEN 1 ELSE s.s1 END AS s1
FROM "state_1" AS s
LEFT JOIN (
  SELECT cell,
    CASE
      WHEN h0 >= h1 THEN 0
      WHEN h1 >= h0 THEN 1
    END AS attribute
  FROM (SELECT cell, SUM(h0) AS h0, SUM(h1) AS h1 FROM "hits_1" GROUP BY cell) AS h
) AS w ON w.cell = s.cell;
