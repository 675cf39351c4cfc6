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

-- name: labelled
SELECT 0 AS attribute, class AS shape, n, label, units, members
FROM (
SELECT e.class, e.n,
  CASE
    WHEN e.lo0 = e.hi0 THEN a.label
    WHEN z.value IS NULL THEN CAST('*' AS VARCHAR)
    ELSE (CAST('[' AS VARCHAR) || a.label || CASE WHEN a.label LIKE '%-%' THEN CAST('..' AS VARCHAR) ELSE CAST('-' AS VARCHAR) END || z.label || CAST(']' AS VARCHAR))
  END AS label,
  LEAST(e.hi0 - e.lo0, 39) AS units,
  LEAST(e.hi0 - e.lo0, 39) AS members
FROM (SELECT shape AS class, n, lo AS lo0, hi AS hi0 FROM "shapes_1" WHERE attribute = 0) AS e
JOIN "dictionary_1" AS a ON a.code = e.lo0
JOIN "dictionary_1" AS z ON z.code = e.hi0
) AS l0
UNION ALL
SELECT 1 AS attribute, class AS shape, n, label, units, members
FROM (
SELECT e.class, e.n,
  CASE
    WHEN m.class IS NULL THEN o.label
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CAST('*' AS VARCHAR)
    ELSE (CAST('{' AS VARCHAR) || m.listed || CAST('}' AS VARCHAR))
  END AS label,
  LEAST(e.hi1 - e.lo1, 5) AS units,
  CASE
    WHEN m.class IS NULL THEN 0
    WHEN m.known < m.members AND m.members > 1 THEN 5
    ELSE m.members - 1
  END AS members
FROM (SELECT shape AS class, n, lo AS lo1, hi AS hi1 FROM "shapes_1" WHERE attribute = 1) AS e
JOIN "dictionary_2" AS o ON o.code = e.lo1
LEFT JOIN (
SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    STRING_AGG(label, ', ' ORDER BY label) AS listed
  FROM (
    SELECT DISTINCT h.class, v.label
    FROM (
      SELECT DISTINCT a.class, a.c1 AS code
      FROM (SELECT shape AS class, code AS c1 FROM "members_1" WHERE attribute = 1) AS a
      JOIN (SELECT shape AS class, n, lo AS lo1, hi AS hi1 FROM "shapes_1" WHERE attribute = 1) AS w ON w.class = a.class AND w.lo1 < w.hi1
    ) AS h
    JOIN "dictionary_2" AS v ON v.code = h.code
  ) AS s
  GROUP BY class
) AS m ON m.class = e.class
) AS l1
UNION ALL
SELECT 2 AS attribute, class AS shape, n, label, units, members
FROM (
SELECT e.class, e.n,
  CASE
    WHEN m.class IS NULL THEN o.label
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CAST('*' AS VARCHAR)
    ELSE (CAST('{' AS VARCHAR) || m.listed || CAST('}' AS VARCHAR))
  END AS label,
  LEAST(e.hi2 - e.lo2, 2) AS units,
  CASE
    WHEN m.class IS NULL THEN 0
    WHEN m.known < m.members AND m.members > 1 THEN 2
    ELSE m.members - 1
  END AS members
FROM (SELECT shape AS class, n, lo AS lo2, hi AS hi2 FROM "shapes_1" WHERE attribute = 2) AS e
JOIN "dictionary_3" AS o ON o.code = e.lo2
LEFT JOIN (
SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    STRING_AGG(label, ', ' ORDER BY label) AS listed
  FROM (
    SELECT DISTINCT h.class, v.label
    FROM (
      SELECT DISTINCT a.class, a.c2 AS code
      FROM (SELECT shape AS class, code AS c2 FROM "members_1" WHERE attribute = 2) AS a
      JOIN (SELECT shape AS class, n, lo AS lo2, hi AS hi2 FROM "shapes_1" WHERE attribute = 2) AS w ON w.class = a.class AND w.lo2 < w.hi2
    ) AS h
    JOIN "dictionary_3" AS v ON v.code = h.code
  ) AS s
  GROUP BY class
) AS m ON m.class = e.class
) AS l2;

-- name: named
SELECT p.attribute, p.shape, p.n, p.label, p.units, p.members, COALESCE(i.id, 0) AS id
FROM "labelled_1" AS p
LEFT JOIN (SELECT attribute, label, ROW_NUMBER() OVER (PARTITION BY attribute ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id FROM (SELECT attribute, label FROM "labelled_1" WHERE label IS NOT NULL GROUP BY attribute, label) AS g) AS i
  ON i.attribute = p.attribute AND i.label = p.label;

-- name: lost
SELECT attribute, SUM(CASE WHEN units > 0 THEN 1 ELSE 0 END), SUM(n * units), SUM(n * members)
FROM "named_1"
GROUP BY attribute;

-- name: told
SELECT c.class, c.n, c.k0, c.lo0, c.hi0, c.k1, c.lo1, c.hi1, c.k2, c.lo2, c.hi2,
  DENSE_RANK() OVER (ORDER BY t0.id, t1.id, t2.id ) AS place,
  t0.id AS id0, t0.units AS u0, t0.members AS m0,
  t1.id AS id1, t1.units AS u1, t1.members AS m1,
  t2.id AS id2, t2.units AS u2, t2.members AS m2
FROM "classes_1" AS c
LEFT JOIN "named_1" AS t0
  ON t0.attribute = 0 AND t0.shape = c.k0
LEFT JOIN "named_1" AS t1
  ON t1.attribute = 1 AND t1.shape = c.k1
LEFT JOIN "named_1" AS t2
  ON t2.attribute = 2 AND t2.shape = c.k2;

-- name: ranked
(SELECT class, id0 AS id FROM "told_1");

-- name: labels
SELECT t.class, p0.label AS l0, p1.label AS l1, p2.label AS l2, t.place
FROM "told_1" AS t
LEFT JOIN "named_1" AS p0
  ON p0.attribute = 0 AND p0.shape = t.k0
LEFT JOIN "named_1" AS p1
  ON p1.attribute = 1 AND p1.shape = t.k1
LEFT JOIN "named_1" AS p2
  ON p2.attribute = 2 AND p2.shape = t.k2;
