-- name: loss
SELECT 0 AS place,
  COALESCE(SUM(CASE WHEN units > 0 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(n * units), 0),
  COALESCE(SUM(n * members), 0),
  COALESCE(SUM(n * LENGTH(label)), 0)
FROM "label_1"
UNION ALL
SELECT 1 AS place,
  COALESCE(SUM(CASE WHEN units > 0 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(n * units), 0),
  COALESCE(SUM(n * members), 0),
  COALESCE(SUM(n * LENGTH(label)), 0)
FROM "label_2"
UNION ALL
SELECT 2 AS place,
  COALESCE(SUM(CASE WHEN units > 0 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(n * units), 0),
  COALESCE(SUM(n * members), 0),
  COALESCE(SUM(n * LENGTH(label)), 0)
FROM "label_3"
UNION ALL
SELECT 3 AS place,
  COALESCE(SUM(CASE WHEN units > 0 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(n * units), 0),
  COALESCE(SUM(n * members), 0),
  COALESCE(SUM(n * LENGTH(label)), 0)
FROM "label_4"
UNION ALL
SELECT 4 AS place,
  COALESCE(SUM(CASE WHEN units > 0 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(n * units), 0),
  COALESCE(SUM(n * members), 0),
  COALESCE(SUM(n * LENGTH(label)), 0)
FROM "label_5"
UNION ALL
SELECT 5 AS place,
  COALESCE(SUM(CASE WHEN units > 0 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(n * units), 0),
  COALESCE(SUM(n * members), 0),
  COALESCE(SUM(n * LENGTH(label)), 0)
FROM "label_6";

-- name: spread
SELECT MAX(CAST(value AS DOUBLE PRECISION)) - MIN(CAST(value AS DOUBLE PRECISION)) FROM "dictionary_1";

-- name: largest
SELECT MAX(ABS(CAST(value AS DOUBLE PRECISION))) FROM "dictionary_1";

-- name: generalized
SELECT COALESCE(SUM(several0), 0), COALESCE(SUM(several1), 0), COALESCE(SUM(several2), 0), COALESCE(SUM(several3), 0), COALESCE(SUM(several4), 0), COALESCE(SUM(several5), 0)
FROM (
  SELECT     MAX(CASE WHEN u0 > 0 THEN 1 ELSE 0 END) AS several0,     MAX(CASE WHEN u1 > 0 THEN 1 ELSE 0 END) AS several1,     MAX(CASE WHEN u2 > 0 THEN 1 ELSE 0 END) AS several2,     MAX(CASE WHEN u3 > 0 THEN 1 ELSE 0 END) AS several3,     MAX(CASE WHEN u4 > 0 THEN 1 ELSE 0 END) AS several4,     MAX(CASE WHEN u5 > 0 THEN 1 ELSE 0 END) AS several5
  FROM "labels_1" AS l
  GROUP BY l.place
) AS published;

-- name: classes
SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0 * m1 * m2)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0) + LN(m1) + LN(m2))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(e.m0 + 1 AS DOUBLE PRECISION) AS m0,
      CAST(e.m1 + 1 AS DOUBLE PRECISION) AS m1,
      CAST(CASE WHEN e.lo2 < e.hi2 AND e.hi2 = 4 THEN 4 ELSE e.m2 + 1 END AS DOUBLE PRECISION) AS m2
    FROM "labels_1" AS e
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
    UNION ALL
    SELECT s.n - COALESCE(a.n, 0) AS n
    FROM "cells_1" AS s
    LEFT JOIN (
      SELECT cell, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
    ) AS a ON a.cell = s.cell
    WHERE s.n > COALESCE(a.n, 0)
  ) AS u
) AS t;

-- name: all_classes
SELECT SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares
FROM (
  SELECT CAST(SUM(c.n) AS BIGINT) AS n
  FROM "cells_1" AS c
  JOIN "tree_1" AS t0 ON t0.code = c.c0
  JOIN "tree_2" AS t1 ON t1.code = c.c1
  JOIN "tree_3" AS t2 ON t2.code = c.c2
  WHERE c.n > 0
  GROUP BY t0.k1, t1.k1, t2.k0
) AS a;

-- name: level_entropy
SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k3 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k3
  ) AS o
  LEFT JOIN (
    SELECT t.k3 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_1" AS t ON t.code = e.lo0
    GROUP BY t.k3
  ) AS r ON r.node = o.node
) AS a0
UNION ALL
SELECT 1 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_2" AS t ON t.code = e.lo1
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a1
UNION ALL
SELECT 2 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_3" AS t ON t.code = e.lo2
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a2;

-- name: label_entropy
SELECT 0 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN "ranked_1" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c0
  ) AS j
  GROUP BY id
) AS a0
UNION ALL
SELECT 1 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN "ranked_2" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c1
  ) AS j
  GROUP BY id
) AS a1
UNION ALL
SELECT 2 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN "ranked_3" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c2
  ) AS j
  GROUP BY id
) AS a2
UNION ALL
SELECT 3 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN "ranked_4" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c3
  ) AS j
  GROUP BY id
) AS a3
UNION ALL
SELECT 4 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN "ranked_5" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c4
  ) AS j
  GROUP BY id
) AS a4
UNION ALL
SELECT 5 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN "ranked_6" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c5
  ) AS j
  GROUP BY id
) AS a5;

-- name: groups
SELECT COUNT(*), SUM(CAST(n AS DOUBLE PRECISION) * n)
FROM (SELECT SUM(n) AS n FROM "assignment_1" GROUP BY class) AS sized;

-- name: suppressed_cells
SELECT
  COALESCE(SUM(CASE WHEN v.v0 = 1 THEN a.n ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN v.v1 = 3 THEN a.n ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN v.v2 = 1 THEN a.n ELSE 0 END), 0)
FROM "assignment_1" AS a JOIN "class_levels_1" AS v ON v.class = a.class;
