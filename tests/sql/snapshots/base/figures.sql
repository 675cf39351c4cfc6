-- name: released
SELECT q0, q1, q2, q3, COUNT(*) AS n
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q3
  FROM "persons_1"
) AS rows_of_it
GROUP BY q0, q1, q2, q3;

-- name: sizes
SELECT 0 AS place, band, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT n, CASE WHEN n < 2 THEN 0 WHEN n < 3 THEN 1 WHEN n < 5 THEN 2 WHEN n < 10 THEN 3 WHEN n < 20 THEN 4 WHEN n < 50 THEN 5 WHEN n < 100 THEN 6 WHEN n < 200 THEN 7 WHEN n < 500 THEN 8 WHEN n < 1000 THEN 9 ELSE 10 END AS band
  FROM "sizes_1"
) AS banded
GROUP BY band
UNION ALL
SELECT 1 AS place, band, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT n, CASE WHEN n < 2 THEN 0 WHEN n < 3 THEN 1 WHEN n < 5 THEN 2 WHEN n < 10 THEN 3 WHEN n < 20 THEN 4 WHEN n < 50 THEN 5 WHEN n < 100 THEN 6 WHEN n < 200 THEN 7 WHEN n < 500 THEN 8 WHEN n < 1000 THEN 9 ELSE 10 END AS band
  FROM "sizes_2"
) AS banded
GROUP BY band
UNION ALL
SELECT 2 AS place, band, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT n, CASE WHEN n < 2 THEN 0 WHEN n < 3 THEN 1 WHEN n < 5 THEN 2 WHEN n < 10 THEN 3 WHEN n < 20 THEN 4 WHEN n < 50 THEN 5 WHEN n < 100 THEN 6 WHEN n < 200 THEN 7 WHEN n < 500 THEN 8 WHEN n < 1000 THEN 9 ELSE 10 END AS band
  FROM "sizes_3"
) AS banded
GROUP BY band;

-- name: subsets
SELECT 0 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q0
) AS classes
UNION ALL
SELECT 1 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q1
) AS classes
UNION ALL
SELECT 2 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q2
) AS classes
UNION ALL
SELECT 3 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q3
) AS classes
UNION ALL
SELECT 4 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q0, q1
) AS classes
UNION ALL
SELECT 5 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q0, q2
) AS classes
UNION ALL
SELECT 6 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q0, q3
) AS classes
UNION ALL
SELECT 7 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q1, q2
) AS classes
UNION ALL
SELECT 8 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q1, q3
) AS classes
UNION ALL
SELECT 9 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q2, q3
) AS classes
UNION ALL
SELECT 10 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q0, q1, q2
) AS classes
UNION ALL
SELECT 11 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q0, q1, q3
) AS classes
UNION ALL
SELECT 12 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q0, q2, q3
) AS classes
UNION ALL
SELECT 13 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "released_1"
  GROUP BY q1, q2, q3
) AS classes
UNION ALL
SELECT 14 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM "released_1"
UNION ALL
SELECT 15 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c0
) AS classes
UNION ALL
SELECT 16 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c1
) AS classes
UNION ALL
SELECT 17 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c2
) AS classes
UNION ALL
SELECT 18 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c3
) AS classes
UNION ALL
SELECT 19 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c0, c1
) AS classes
UNION ALL
SELECT 20 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c0, c2
) AS classes
UNION ALL
SELECT 21 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c0, c3
) AS classes
UNION ALL
SELECT 22 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c1, c2
) AS classes
UNION ALL
SELECT 23 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c1, c3
) AS classes
UNION ALL
SELECT 24 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c2, c3
) AS classes
UNION ALL
SELECT 25 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c0, c1, c2
) AS classes
UNION ALL
SELECT 26 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c0, c1, c3
) AS classes
UNION ALL
SELECT 27 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c0, c2, c3
) AS classes
UNION ALL
SELECT 28 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "cells_1"
  GROUP BY c1, c2, c3
) AS classes
UNION ALL
SELECT 29 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))) AS spread
FROM "cells_1";

-- name: sensitive
WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, q3, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q3, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "persons_1"
) AS released
GROUP BY q0, q1, q2, q3, s
),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, q1, q2, q3, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0, q1, q2, q3
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known
FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
  AND classes.q1 IS NOT DISTINCT FROM marked.q1
  AND classes.q2 IS NOT DISTINCT FROM marked.q2
  AND classes.q3 IS NOT DISTINCT FROM marked.q3
)
SELECT variety, distance, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT n,
    CASE WHEN different < 2 THEN 0 WHEN different < 3 THEN 1 WHEN different < 4 THEN 2 WHEN different < 5 THEN 3 WHEN different < 10 THEN 4       ELSE 5 END AS variety,
    CASE WHEN apart <= 0.050000001 THEN 0 WHEN apart <= 0.100000001 THEN 1 WHEN apart <= 0.200000001 THEN 2 WHEN apart <= 0.300000001 THEN 3 WHEN apart <= 0.500000001 THEN 4       ELSE 5 END AS distance
  FROM (
    SELECT MAX(n) AS n, COUNT(*) AS different, (SUM(ABS(CAST(held AS DOUBLE PRECISION) / n - part)) + 1 - SUM(part)) / 2 AS apart
    FROM (
      SELECT class, held, n,
        CAST(SUM(held) OVER (PARTITION BY token) AS DOUBLE PRECISION) / SUM(held) OVER () AS part
      FROM cells
    ) AS shares
    GROUP BY class
  ) AS classes
) AS banded
GROUP BY variety, distance;

-- name: levels
SELECT 0 AS attribute, 0 AS level, COUNT(DISTINCT k0) AS nodes FROM "tree_1"
UNION ALL
SELECT 0 AS attribute, 1 AS level, COUNT(DISTINCT k1) AS nodes FROM "tree_1"
UNION ALL
SELECT 0 AS attribute, 2 AS level, COUNT(DISTINCT k2) AS nodes FROM "tree_1"
UNION ALL
SELECT 1 AS attribute, 0 AS level, COUNT(DISTINCT k0) AS nodes FROM "tree_2"
UNION ALL
SELECT 1 AS attribute, 1 AS level, COUNT(DISTINCT k1) AS nodes FROM "tree_2";

-- name: published
SELECT place, CAST(SUM(n) AS BIGINT) AS n,
  MIN(l0) AS l0, MIN(LEAST(c0, 40)) AS lo0,
  MAX(LEAST(c0, 40)) AS hi0,
  MIN(l1) AS l1, MIN(LEAST(c1, 6)) AS lo1,
  MAX(LEAST(c1, 6)) AS hi1,
  MIN(l2) AS l2, MIN(LEAST(c2, 3)) AS lo2,
  MAX(LEAST(c2, 3)) AS hi2,
  MIN(l3) AS l3, MIN(LEAST(c3, 3)) AS lo3,
  MAX(LEAST(c3, 3)) AS hi3
FROM "map_1"
GROUP BY place;

-- name: boxes
SELECT p.place, p.n,
  COALESCE(g0.lo, p.lo0) AS lo0,
  COALESCE(g0.hi, p.hi0) AS hi0,
  COALESCE(g1.lo, p.lo1) AS lo1,
  COALESCE(g1.hi, p.hi1) AS hi1,
  COALESCE(g2.lo, p.lo2) AS lo2,
  COALESCE(g2.hi, p.hi2) AS hi2
FROM "published_1" AS p
LEFT JOIN (
  SELECT m.l0 AS l,
    CASE WHEN MIN(s.code) = MAX(s.code) THEN MIN(LEAST(s.code, 40))
      ELSE MIN(LEAST(s.first_code, 40)) END AS lo,
    CASE WHEN MIN(s.code) = MAX(s.code) THEN MIN(LEAST(s.code, 40))
      ELSE MAX(LEAST(s.last_code, 40)) END AS hi
  FROM "map_1" AS m JOIN "steps_1" AS s ON s.code = m.c0
  WHERE m.l0 IS NOT NULL
  GROUP BY m.l0
) AS g0 ON g0.l = p.l0
LEFT JOIN (
  SELECT m.l1 AS l,
    CASE WHEN MIN(s.code) = MAX(s.code) THEN MIN(LEAST(s.code, 36))
      ELSE MIN(LEAST(s.first_code, 36)) END AS lo,
    CASE WHEN MIN(s.code) = MAX(s.code) THEN MIN(LEAST(s.code, 36))
      ELSE MAX(LEAST(s.last_code, 36)) END AS hi
  FROM "map_1" AS m JOIN "steps_2" AS s ON s.code = m.c1
  WHERE m.l1 IS NOT NULL
  GROUP BY m.l1
) AS g1 ON g1.l = p.l1
LEFT JOIN (
  SELECT m.l2 AS l,
    CASE WHEN MIN(s.code) = MAX(s.code) THEN MIN(LEAST(s.code, 5))
      ELSE MIN(LEAST(s.first_code, 5)) END AS lo,
    CASE WHEN MIN(s.code) = MAX(s.code) THEN MIN(LEAST(s.code, 5))
      ELSE MAX(LEAST(s.last_code, 5)) END AS hi
  FROM "map_1" AS m JOIN "steps_3" AS s ON s.code = m.c2
  WHERE m.l2 IS NOT NULL
  GROUP BY m.l2
) AS g2 ON g2.l = p.l2;

-- name: parts
SELECT r.number AS r, m.i,
  CAST(SUM(CASE WHEN m.c >= r.a AND m.c <= r.z THEN 1 ELSE 0 END) AS DOUBLE PRECISION) / COUNT(*) AS part
FROM "ranges_1" AS r
CROSS JOIN (
  SELECT b.i1 AS i, m.c1 AS c
  FROM "map_1" AS m JOIN "boxes_1" AS b ON b.place = m.place
  WHERE b.lo1 < b.hi1 AND b.i1 IS NOT NULL
  GROUP BY b.i1, m.c1
) AS m
WHERE r.attribute = 1
GROUP BY r.number, m.i
UNION ALL
SELECT r.number AS r, m.i,
  CAST(SUM(CASE WHEN m.c >= r.a AND m.c <= r.z THEN 1 ELSE 0 END) AS DOUBLE PRECISION) / COUNT(*) AS part
FROM "ranges_1" AS r
CROSS JOIN (
  SELECT b.i2 AS i, m.c2 AS c
  FROM "map_1" AS m JOIN "boxes_1" AS b ON b.place = m.place
  WHERE b.lo2 < b.hi2 AND b.i2 IS NOT NULL
  GROUP BY b.i2, m.c2
) AS m
WHERE r.attribute = 2
GROUP BY r.number, m.i;

-- name: answers
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0
) AS c ON c.c0 >= q.a0 AND c.c0 <= q.z0
WHERE q.asked = 0
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0) - GREATEST(b.lo0, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b ON b.hi0 >= q.a0 AND b.lo0 <= q.z0
WHERE q.asked = 0
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1
) AS c ON c.c1 >= q.a0 AND c.c1 <= q.z0
WHERE q.asked = 1
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, i1, CAST(SUM(n) AS DOUBLE PRECISION) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, i1
) AS b ON b.hi1 >= q.a0 AND b.lo1 <= q.z0
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i1
WHERE q.asked = 1
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c2
) AS c ON c.c2 >= q.a0 AND c.c2 <= q.z0
WHERE q.asked = 2
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo2, hi2, i2, CAST(SUM(n) AS DOUBLE PRECISION) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2, i2
) AS b ON b.hi2 >= q.a0 AND b.lo2 <= q.z0
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i2
WHERE q.asked = 2
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c3
) AS c ON c.c3 >= q.a0 AND c.c3 <= q.z0
WHERE q.asked = 3
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi3, q.z0) - GREATEST(b.lo3, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo3, hi3
) AS b ON b.hi3 >= q.a0 AND b.lo3 <= q.z0
WHERE q.asked = 3
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c1, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c1
) AS c ON c.c0 >= q.a0 AND c.c0 <= q.z0 AND c.c1 >= q.a1 AND c.c1 <= q.z1
WHERE q.asked = 4
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0) - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo1, hi1, i1, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1, i1
) AS b ON b.hi0 >= q.a0 AND b.lo0 <= q.z0 AND b.hi1 >= q.a1 AND b.lo1 <= q.z1
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i1
WHERE q.asked = 4
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c2
) AS c ON c.c0 >= q.a0 AND c.c0 <= q.z0 AND c.c2 >= q.a1 AND c.c2 <= q.z1
WHERE q.asked = 5
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0) - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo2, hi2, i2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo2, hi2, i2
) AS b ON b.hi0 >= q.a0 AND b.lo0 <= q.z0 AND b.hi2 >= q.a1 AND b.lo2 <= q.z1
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i2
WHERE q.asked = 5
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1, c2
) AS c ON c.c1 >= q.a0 AND c.c1 <= q.z0 AND c.c2 >= q.a1 AND c.c2 <= q.z1
WHERE q.asked = 6
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1) * COALESCE(s1.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, i1, lo2, hi2, i2, CAST(SUM(n) AS DOUBLE PRECISION) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, i1, lo2, hi2, i2
) AS b ON b.hi1 >= q.a0 AND b.lo1 <= q.z0 AND b.hi2 >= q.a1 AND b.lo2 <= q.z1
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i1
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i2
WHERE q.asked = 6
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1, c3
) AS c ON c.c1 >= q.a0 AND c.c1 <= q.z0 AND c.c3 >= q.a1 AND c.c3 <= q.z1
WHERE q.asked = 7
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1) * (LEAST(b.hi3, q.z1) - GREATEST(b.lo3, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, i1, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, i1, lo3, hi3
) AS b ON b.hi1 >= q.a0 AND b.lo1 <= q.z0 AND b.hi3 >= q.a1 AND b.lo3 <= q.z1
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i1
WHERE q.asked = 7
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c2, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c2, c3
) AS c ON c.c2 >= q.a0 AND c.c2 <= q.z0 AND c.c3 >= q.a1 AND c.c3 <= q.z1
WHERE q.asked = 8
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1) * (LEAST(b.hi3, q.z1) - GREATEST(b.lo3, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo2, hi2, i2, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2, i2, lo3, hi3
) AS b ON b.hi2 >= q.a0 AND b.lo2 <= q.z0 AND b.hi3 >= q.a1 AND b.lo3 <= q.z1
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i2
WHERE q.asked = 8
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c1, c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c1, c2
) AS c ON c.c0 >= q.a0 AND c.c0 <= q.z0 AND c.c1 >= q.a1 AND c.c1 <= q.z1 AND c.c2 >= q.a2 AND c.c2 <= q.z2
WHERE q.asked = 9
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0) - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1) * COALESCE(s2.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo1, hi1, i1, lo2, hi2, i2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1, i1, lo2, hi2, i2
) AS b ON b.hi0 >= q.a0 AND b.lo0 <= q.z0 AND b.hi1 >= q.a1 AND b.lo1 <= q.z1 AND b.hi2 >= q.a2 AND b.lo2 <= q.z2
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i1
LEFT JOIN "parts_1" AS s2 ON s2.r = q.r2 AND s2.i = b.i2
WHERE q.asked = 9
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c1, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c1, c3
) AS c ON c.c0 >= q.a0 AND c.c0 <= q.z0 AND c.c1 >= q.a1 AND c.c1 <= q.z1 AND c.c3 >= q.a2 AND c.c3 <= q.z2
WHERE q.asked = 10
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0) - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1) * (LEAST(b.hi3, q.z2) - GREATEST(b.lo3, q.a2) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo1, hi1, i1, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1, i1, lo3, hi3
) AS b ON b.hi0 >= q.a0 AND b.lo0 <= q.z0 AND b.hi1 >= q.a1 AND b.lo1 <= q.z1 AND b.hi3 >= q.a2 AND b.lo3 <= q.z2
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i1
WHERE q.asked = 10
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c2, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c2, c3
) AS c ON c.c0 >= q.a0 AND c.c0 <= q.z0 AND c.c2 >= q.a1 AND c.c2 <= q.z1 AND c.c3 >= q.a2 AND c.c3 <= q.z2
WHERE q.asked = 11
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0) - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1) * (LEAST(b.hi3, q.z2) - GREATEST(b.lo3, q.a2) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo2, hi2, i2, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo2, hi2, i2, lo3, hi3
) AS b ON b.hi0 >= q.a0 AND b.lo0 <= q.z0 AND b.hi2 >= q.a1 AND b.lo2 <= q.z1 AND b.hi3 >= q.a2 AND b.lo3 <= q.z2
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i2
WHERE q.asked = 11
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, c2, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1, c2, c3
) AS c ON c.c1 >= q.a0 AND c.c1 <= q.z0 AND c.c2 >= q.a1 AND c.c2 <= q.z1 AND c.c3 >= q.a2 AND c.c3 <= q.z2
WHERE q.asked = 12
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1) * COALESCE(s1.part, 1) * (LEAST(b.hi3, q.z2) - GREATEST(b.lo3, q.a2) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, i1, lo2, hi2, i2, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, i1, lo2, hi2, i2, lo3, hi3
) AS b ON b.hi1 >= q.a0 AND b.lo1 <= q.z0 AND b.hi2 >= q.a1 AND b.lo2 <= q.z1 AND b.hi3 >= q.a2 AND b.lo3 <= q.z2
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i1
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i2
WHERE q.asked = 12
GROUP BY q.query;

-- name: compared
SELECT LEAST(c.c0, 2) AS p0, COALESCE(a.n, 0) AS n, COALESCE(a.n, 0) AS classed
FROM "cells_1" AS c
LEFT JOIN (
  SELECT cell, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
) AS a ON a.cell = c.cell;

-- name: runs
SELECT 0 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS BIGINT) AS held,
  CAST(SUM(classed) AS BIGINT) AS classed
FROM (
  SELECT place, n, classed,
CAST(FLOOR((CAST(before_next AS DOUBLE PRECISION) - n) * 200 / 40) AS BIGINT) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS before_next
    FROM (
      SELECT p0 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
      FROM "compared_1" GROUP BY p0
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 1 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS BIGINT) AS held,
  CAST(SUM(classed) AS BIGINT) AS classed
FROM (
  SELECT place, n, classed,
CAST(FLOOR((CAST(before_next AS DOUBLE PRECISION) - n) * 200 / 40) AS BIGINT) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS before_next
    FROM (
      SELECT p1 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
      FROM "compared_1" GROUP BY p1
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 2 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS BIGINT) AS held,
  CAST(SUM(classed) AS BIGINT) AS classed
FROM (
  SELECT place, n, classed,
CASE WHEN place = 3 THEN -1 ELSE CAST(FLOOR((CAST(before_next AS DOUBLE PRECISION) - n) * 200 / 40) AS BIGINT) END AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS before_next
    FROM (
      SELECT p2 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
      FROM "compared_1" GROUP BY p2
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 3 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS BIGINT) AS held,
  CAST(SUM(classed) AS BIGINT) AS classed
FROM (
  SELECT place, n, classed,
CAST(FLOOR((CAST(before_next AS DOUBLE PRECISION) - n) * 200 / 40) AS BIGINT) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS before_next
    FROM (
      SELECT p3 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
      FROM "compared_1" GROUP BY p3
    ) AS v
  ) AS upto
) AS r
GROUP BY run;

-- name: nodes
SELECT 0 AS attribute, MIN(LEAST(t.code, 4)) AS first_place,
  MAX(LEAST(t.code, 4)) AS last_place, CAST(SUM(v.n) AS BIGINT) AS held,
  CAST(SUM(v.classed) AS BIGINT) AS classed, MIN(t.l1) AS label
FROM "tree_1" AS t
JOIN (
  SELECT p0 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
  FROM "compared_1" GROUP BY p0
) AS v ON v.place = LEAST(t.code, 4)
GROUP BY t.k1
UNION ALL
SELECT 1 AS attribute, MIN(LEAST(t.code, 3)) AS first_place,
  MAX(LEAST(t.code, 3)) AS last_place, CAST(SUM(v.n) AS BIGINT) AS held,
  CAST(SUM(v.classed) AS BIGINT) AS classed, MIN(t.l0) AS label
FROM "tree_2" AS t
JOIN (
  SELECT p1 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
  FROM "compared_1" GROUP BY p1
) AS v ON v.place = LEAST(t.code, 3)
GROUP BY t.k0;

-- name: alone
SELECT b.bin, MIN(g.l) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l0 AS l, MIN(LEAST(c0, 4)) AS place
  FROM "map_1"
  WHERE l0 IS NOT NULL AND l0 <> (SELECT MIN(l2) FROM "tree_1")
  GROUP BY l0
  HAVING MIN(c0) = MAX(c0)
) AS g ON g.place = b.a
WHERE b.attribute = 0 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1
UNION ALL
SELECT b.bin, MIN(CAST(g.l AS VARCHAR)) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l1 AS l, MIN(LEAST(c1, 3)) AS place
  FROM "map_1"
  WHERE l1 IS NOT NULL
  GROUP BY l1
  HAVING MIN(c1) = MAX(c1)
) AS g ON g.place = b.a
WHERE b.attribute = 1 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1;

-- name: expected
SELECT x0.bin, SUM(b.n * b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
) AS held
FROM (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
WHERE x0.paired = 0
GROUP BY x0.bin
UNION ALL
SELECT x1.bin, SUM(b.n * b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
) AS held
FROM (
  SELECT lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
WHERE x1.paired = 0
GROUP BY x1.bin
UNION ALL
SELECT x2.bin, SUM(b.n * b.each_value * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
) AS held
FROM (
  SELECT lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2
) AS b
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
WHERE x2.paired = 0
GROUP BY x2.bin
UNION ALL
SELECT x3.bin, SUM(b.n * b.each_value * (LEAST(b.hi3, x3.z) - GREATEST(b.lo3, x3.a) + 1)
) AS held
FROM (
  SELECT lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo3, hi3
) AS b
JOIN "bins_1" AS x3 ON x3.attribute = 3
  AND x3.a <= b.hi3 AND x3.z >= b.lo3
WHERE x3.paired = 0
GROUP BY x3.bin;

-- name: binned
SELECT b0, b1, b2, b3, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT n,
    CASE WHEN p0 <= 9 THEN 4 WHEN p0 <= 19 THEN 5 WHEN p0 <= 29 THEN 6 WHEN p0 <= 39 THEN 7 END AS b0,
    CASE WHEN p1 <= 1 THEN 11 WHEN p1 <= 3 THEN 12 WHEN p1 <= 5 THEN 13 END AS b1,
    CASE WHEN p2 <= 0 THEN 18 WHEN p2 <= 1 THEN 19 WHEN p2 <= 2 THEN 20 WHEN p2 <= 3 THEN 21 END AS b2,
    CASE WHEN p3 <= 0 THEN 25 WHEN p3 <= 1 THEN 26 WHEN p3 <= 2 THEN 27 END AS b3
  FROM "compared_1"
) AS placed
GROUP BY b0, b1, b2, b3;

-- name: reached
SELECT b.place, b.n, 0 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo0, b.hi0, x0.bin, b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 AS part
FROM (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
  WHERE x0.paired = 1
) AS s ON s.lo0 = b.lo0 AND s.hi0 = b.hi0
UNION ALL
SELECT b.place, b.n, 1 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo1, b.hi1, x1.bin, b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
 AS part
FROM (
  SELECT lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
  WHERE x1.paired = 1
) AS s ON s.lo1 = b.lo1 AND s.hi1 = b.hi1
UNION ALL
SELECT b.place, b.n, 2 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo2, b.hi2, x2.bin, b.each_value * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
 AS part
FROM (
  SELECT lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2
) AS b
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
  WHERE x2.paired = 1
) AS s ON s.lo2 = b.lo2 AND s.hi2 = b.hi2
UNION ALL
SELECT b.place, b.n, 3 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo3, b.hi3, x3.bin, b.each_value * (LEAST(b.hi3, x3.z) - GREATEST(b.lo3, x3.a) + 1)
 AS part
FROM (
  SELECT lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo3, hi3
) AS b
JOIN "bins_1" AS x3 ON x3.attribute = 3
  AND x3.a <= b.hi3 AND x3.z >= b.lo3
  WHERE x3.paired = 1
) AS s ON s.lo3 = b.lo3 AND s.hi3 = b.hi3;

-- name: pairs
SELECT 0 AS side, b0 AS bin, b1 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b1
UNION ALL
SELECT 0 AS side, b0 AS bin, b2 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b2
UNION ALL
SELECT 0 AS side, b0 AS bin, b3 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b3
UNION ALL
SELECT 0 AS side, b1 AS bin, b2 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b1, b2
UNION ALL
SELECT 0 AS side, b1 AS bin, b3 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b1, b3
UNION ALL
SELECT 0 AS side, b2 AS bin, b3 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b2, b3
UNION ALL
SELECT 1, x.bin, y.bin, SUM(x.n * x.part * y.part)
FROM "reached_1" AS x JOIN "reached_1" AS y ON y.place = x.place AND y.attribute > x.attribute
GROUP BY x.bin, y.bin;

-- name: examples
SELECT n, q0, q1, q2, q3
FROM (
  SELECT told.*,
    ROW_NUMBER() OVER (
      ORDER BY n DESC, CASE WHEN q0 IS NULL THEN 1 ELSE 0 END, q0, CASE WHEN q1 IS NULL THEN 1 ELSE 0 END, q1, CASE WHEN q2 IS NULL THEN 1 ELSE 0 END, q2, CASE WHEN q3 IS NULL THEN 1 ELSE 0 END, q3
    ) AS turn
  FROM (
    SELECT COUNT(*) AS n, q0, q1, q2, q3
    FROM (
      SELECT (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q0, (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1, (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2, (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q3
      FROM "persons_1"
    ) AS released
    GROUP BY q0, q1, q2, q3
  ) AS told
) AS numbered
WHERE turn <= 10
ORDER BY turn;

-- name: shown_levels
SELECT 0 AS attribute, level,
  COUNT(DISTINCT l) + MAX(CASE WHEN l IS NULL THEN 1 ELSE 0 END) AS labels, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT m.l0 AS l, m.n,
CASE WHEN m.l0 = t.l0 OR m.l0 IS NULL THEN 0
ELSE 1 END AS level
  FROM "map_1" AS m JOIN "tree_1" AS t ON t.code = m.c0
) AS shown
GROUP BY level;

-- name: level_labels
SELECT 1 AS attribute, 1 AS level, MIN(label) AS label
FROM (
  SELECT MIN(t.l1) AS label, RANK() OVER (ORDER BY CAST(SUM(s.n) AS BIGINT) DESC) AS place
  FROM "cells_1" AS s JOIN "tree_1" AS t ON t.code = s.c1
  GROUP BY t.k1
) AS nodes
WHERE place = 1
UNION ALL
SELECT 2 AS attribute, 1 AS level, MIN(label) AS label
FROM (
  SELECT MIN(t.l1) AS label, RANK() OVER (ORDER BY CAST(SUM(s.n) AS BIGINT) DESC) AS place
  FROM "cells_1" AS s JOIN "tree_2" AS t ON t.code = s.c2
  GROUP BY t.k1
) AS nodes
WHERE place = 1;

-- name: guessed
WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "persons_1"
) AS released
GROUP BY q0, q1, q2, s
),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, q1, q2, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0, q1, q2
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known
FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
  AND classes.q1 IS NOT DISTINCT FROM marked.q1
  AND classes.q2 IS NOT DISTINCT FROM marked.q2
)
SELECT whole, SUM(CAST(held AS DOUBLE PRECISION) * (held - 1) / CASE WHEN n > 1 THEN n - 1 ELSE 1 END) AS agreed,
  CAST(MAX(held) AS BIGINT) AS most,
  CAST(SUM(CASE WHEN place = 1 AND (held - 1 > second
      OR (held - 1 = second AND second > 0 AND everywhere - 1 > its_rows)) THEN held ELSE 0 END) AS BIGINT) AS guessed,
  CAST(SUM(CASE WHEN n = 1 AND everywhere = most THEN 1 ELSE 0 END) AS BIGINT) AS alone
FROM (
  SELECT whole, held, everywhere,
    CAST(SUM(held) OVER (PARTITION BY whole, class) AS BIGINT) AS n,
    ROW_NUMBER() OVER (PARTITION BY whole, class ORDER BY held DESC, everywhere DESC) AS place,
    COALESCE(LEAD(held) OVER (PARTITION BY whole, class ORDER BY held DESC, everywhere DESC), 0) AS second,
    COALESCE(LEAD(everywhere) OVER (PARTITION BY whole, class ORDER BY held DESC, everywhere DESC), 0) AS its_rows,
    MAX(everywhere) OVER (PARTITION BY whole) AS most
  FROM (
    SELECT whole, class, held, CAST(SUM(held) OVER (PARTITION BY whole, token) AS BIGINT) AS everywhere
    FROM (
      SELECT 0 AS whole, class, token, held FROM cells
      UNION ALL
      SELECT 1, NULL, token, CAST(SUM(held) AS BIGINT) FROM cells GROUP BY token
    ) AS counted
  ) AS known
) AS ranked
GROUP BY whole;
