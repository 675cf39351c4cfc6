-- name: classes
SELECT e.class, e.n,
  e.lo0, e.hi0,
  DENSE_RANK() OVER (ORDER BY e.lo0, e.hi0) AS k0,
  e.lo1, e.hi1,
  DENSE_RANK() OVER (ORDER BY e.lo1, e.hi1, s1.codes) AS k1,
  e.lo2, e.hi2,
  DENSE_RANK() OVER (ORDER BY e.lo2, e.hi2, s2.codes) AS k2
FROM "extents_1" AS e
LEFT JOIN (
  SELECT class, STRING_AGG(CAST(code AS VARCHAR), ',' ORDER BY code) AS codes
  FROM (
    SELECT DISTINCT c.class, c.c1 AS code
    FROM "coded_1" AS c
    JOIN "extents_1" AS w ON w.class = c.class AND w.lo1 < w.hi1
  ) AS h
  GROUP BY class
) AS s1 ON s1.class = e.class
LEFT JOIN (
  SELECT class, STRING_AGG(CAST(code AS VARCHAR), ',' ORDER BY code) AS codes
  FROM (
    SELECT DISTINCT c.class, c.c2 AS code
    FROM "coded_1" AS c
    JOIN "extents_1" AS w ON w.class = c.class AND w.lo2 < w.hi2
  ) AS h
  GROUP BY class
) AS s2 ON s2.class = e.class;

-- name: shapes
SELECT 0 AS attribute, k0 AS shape, MIN(lo0) AS lo, MIN(hi0) AS hi,
  CAST(SUM(n) AS BIGINT) AS n
FROM "classes_1"
GROUP BY k0
UNION ALL
SELECT 1 AS attribute, k1 AS shape, MIN(lo1) AS lo, MIN(hi1) AS hi,
  CAST(SUM(n) AS BIGINT) AS n
FROM "classes_1"
GROUP BY k1
UNION ALL
SELECT 2 AS attribute, k2 AS shape, MIN(lo2) AS lo, MIN(hi2) AS hi,
  CAST(SUM(n) AS BIGINT) AS n
FROM "classes_1"
GROUP BY k2;

-- name: members
SELECT DISTINCT 1 AS attribute, f.shape, c.c1 AS code
FROM "coded_1" AS c
JOIN (
  SELECT k1 AS shape, MIN(class) AS class
  FROM "classes_1"
  WHERE lo1 < hi1
  GROUP BY k1
) AS f ON f.class = c.class
UNION ALL
SELECT DISTINCT 2 AS attribute, f.shape, c.c2 AS code
FROM "coded_1" AS c
JOIN (
  SELECT k2 AS shape, MIN(class) AS class
  FROM "classes_1"
  WHERE lo2 < hi2
  GROUP BY k2
) AS f ON f.class = c.class;

-- name: extents
(SELECT shape AS class, n, lo AS lo0, hi AS hi0 FROM "shapes_1" WHERE attribute = 0);

-- name: coded
(SELECT shape AS class, code AS c0 FROM "members_1" WHERE attribute = 0);

-- name: numbers
SELECT 0 AS attribute, r.class AS shape, r.id, p.units, p.members
FROM "ranked_1" AS r
JOIN "label_1" AS p ON p.class = r.class
UNION ALL
SELECT 1 AS attribute, r.class AS shape, r.id, p.units, p.members
FROM "ranked_2" AS r
JOIN "label_2" AS p ON p.class = r.class
UNION ALL
SELECT 2 AS attribute, r.class AS shape, r.id, p.units, p.members
FROM "ranked_3" AS r
JOIN "label_3" AS p ON p.class = r.class;

-- name: told
SELECT c.class, c.n, c.k0, c.lo0, c.hi0, c.k1, c.lo1, c.hi1, c.k2, c.lo2, c.hi2,
  DENSE_RANK() OVER (ORDER BY t0.id, t1.id, t2.id ) AS place,
  t0.id AS id0, t0.units AS u0, t0.members AS m0,
  t1.id AS id1, t1.units AS u1, t1.members AS m1,
  t2.id AS id2, t2.units AS u2, t2.members AS m2
FROM "classes_1" AS c
LEFT JOIN "numbers_1" AS t0
  ON t0.attribute = 0 AND t0.shape = c.k0
LEFT JOIN "numbers_1" AS t1
  ON t1.attribute = 1 AND t1.shape = c.k1
LEFT JOIN "numbers_1" AS t2
  ON t2.attribute = 2 AND t2.shape = c.k2;

-- name: ranked
(SELECT class, id0 AS id FROM "told_1");

-- name: labels
SELECT t.class, p0.label AS l0, p1.label AS l1, p2.label AS l2, t.place
FROM "told_1" AS t
LEFT JOIN "label_1" AS p0 ON p0.class = t.k0
LEFT JOIN "label_2" AS p1 ON p1.class = t.k1
LEFT JOIN "label_3" AS p2 ON p2.class = t.k2;
