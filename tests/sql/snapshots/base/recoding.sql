-- name: own_classes
SELECT cell, cell AS class, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell;

-- name: coded
SELECT a.cell, a.class, a.n, c.c0, c.c1, c.c2, c.c3, c.c4, c.c5
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell;

-- name: extents
SELECT class, CAST(SUM(n) AS BIGINT) AS n,
  MIN(c0) AS lo0, MAX(c0) AS hi0,
  MIN(c1) AS lo1, MAX(c1) AS hi1,
  MIN(c2) AS lo2, MAX(c2) AS hi2,
  MIN(c3) AS lo3, MAX(c3) AS hi3,
  MIN(c4) AS lo4, MAX(c4) AS hi4,
  MIN(c5) AS lo5, MAX(c5) AS hi5
FROM "coded_1"
GROUP BY class;

-- name: level_label
SELECT e.class, e.n, t.l3 AS label,
  CASE WHEN t.s3 > 1 THEN t.s3 ELSE 0 END AS units,
  t.s3 - 1 AS members
FROM "extents_1" AS e
JOIN "tree_1" AS t ON t.code = e.lo0;

-- name: step_label
SELECT e.class, e.n,
  CASE
    WHEN e.lo0 = e.hi0 THEN a.label
    WHEN z.value IS NULL THEN CAST('*' AS VARCHAR)
    ELSE (CAST('[' AS VARCHAR) || s.low || CASE WHEN s.low LIKE '%-%' THEN CAST('..' AS VARCHAR) ELSE CAST('-' AS VARCHAR) END || t.high || CAST(']' AS VARCHAR))
  END AS label,
  CASE WHEN e.lo0 = e.hi0 THEN 0 ELSE LEAST(t.last_code - s.first_code, 39) END AS units,
  CASE WHEN e.lo0 = e.hi0 THEN 0 ELSE LEAST(t.last_code - s.first_code, 39) END AS members
FROM "extents_1" AS e
JOIN "dictionary_1" AS a ON a.code = e.lo0
JOIN "dictionary_1" AS z ON z.code = e.hi0
JOIN "steps_1" AS s ON s.code = e.lo0
JOIN "steps_1" AS t ON t.code = e.hi0;

-- name: range_label
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
JOIN "dictionary_1" AS z ON z.code = e.hi0;

-- name: class_level_label
SELECT class, n, label, CASE WHEN leaves > 1 THEN leaves ELSE 0 END AS units, leaves - 1 AS members
FROM (
  SELECT e.class, e.n,
    CASE v.v0 WHEN 0 THEN t.l0 WHEN 1 THEN t.l1 WHEN 2 THEN t.l2 WHEN 3 THEN t.l3 END AS label,
    CASE v.v0 WHEN 0 THEN t.s0 WHEN 1 THEN t.s1 WHEN 2 THEN t.s2 WHEN 3 THEN t.s3 END AS leaves
  FROM "extents_1" AS e
  JOIN "class_levels_1" AS v ON v.class = e.class
  JOIN "tree_1" AS t ON t.code = e.lo0
) AS l;

-- name: ranked
SELECT p.class, p.label, COALESCE(i.id, 0) AS id, m.units, m.members
FROM "label_1" AS p
LEFT JOIN "label_2" AS m ON m.class = p.class
LEFT JOIN (SELECT label, ROW_NUMBER() OVER (ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id FROM (SELECT label FROM "label_1" WHERE label IS NOT NULL GROUP BY label) AS g) AS i ON i.label = p.label;

-- name: middle
SELECT t.class, CASE WHEN v.value = 0 THEN ABS(v.value) ELSE v.value END AS label
FROM (
  SELECT class, code, ROW_NUMBER() OVER (PARTITION BY class ORDER BY known, below, code) AS place
  FROM (
    SELECT class, code, n,
      CASE WHEN 2 * SUM(n) OVER (PARTITION BY class ORDER BY code ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
        >= SUM(n) OVER (PARTITION BY class) THEN 0 ELSE 1 END AS below,
      MAX(missing) OVER (PARTITION BY class) - missing AS known
    FROM (
      SELECT class, c1 AS code, SUM(n) AS n,
0 AS missing
      FROM "coded_1"
      GROUP BY class, c1
    ) AS h
  ) AS r
) AS t
JOIN "dictionary_1" AS v ON v.code = t.code
WHERE t.place = 1;

-- name: tree_label
SELECT class, n, label, units, CASE WHEN units = 0 THEN 0 ELSE units - 1 END AS members
FROM (
  SELECT e.class, e.n, CASE WHEN a.code = z.code THEN a.l0 WHEN a.k1 = z.k1 THEN a.l1 WHEN a.k2 = z.k2 THEN a.l2 WHEN a.k3 = z.k3 THEN a.l3 END AS label,
    CASE WHEN a.code = z.code AND a.s0 > 1 THEN a.s0 ELSE CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END END AS units
  FROM (SELECT shape AS class, n, lo AS lo1, hi AS hi1 FROM "shapes_1" WHERE attribute = 1) AS e
  JOIN "tree_1" AS a ON a.code = e.lo1
  JOIN "tree_1" AS z ON z.code = e.hi1
) AS l;

-- name: set_label
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
JOIN "dictionary_1" AS o ON o.code = e.lo2
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
    JOIN "dictionary_1" AS v ON v.code = h.code
  ) AS s
  GROUP BY class
) AS m ON m.class = e.class;

-- name: single
SELECT e.class, v.value AS label
FROM "extents_1" AS e
JOIN "dictionary_1" AS v ON v.code = e.lo2;

-- name: mean
SELECT a.class,
  CASE WHEN COUNT(v.value) < COUNT(*) THEN NULL WHEN MIN(v.value) = MAX(v.value) THEN MIN(v.value) ELSE MIN(b.least) + CAST(((2 * CAST(SUM(a.n * (v.value - b.least)) AS BIGINT) + CAST(SUM(a.n) AS BIGINT)) - (2 * CAST(SUM(a.n * (v.value - b.least)) AS BIGINT) + CAST(SUM(a.n) AS BIGINT)) % (2 * CAST(SUM(a.n) AS BIGINT))) / (2 * CAST(SUM(a.n) AS BIGINT)) AS BIGINT) END AS label
FROM "coded_1" AS a
JOIN "dictionary_1" AS v ON v.code = a.c0
CROSS JOIN (SELECT MIN(value) AS least FROM "dictionary_1") AS b
GROUP BY a.class;

-- name: end
SELECT e.class,
 CASE WHEN e.lo0 < e.hi0 THEN CAST(s.low AS BIGINT) ELSE v.value END AS label
FROM "extents_1" AS e
JOIN "dictionary_1" AS v ON v.code = e.lo0
JOIN "steps_1" AS s ON s.code = e.lo0;

-- name: labels
SELECT class, n, lo0, hi0, u0, m0, lo1, hi1, u1, m1, lo2, hi2, u2, m2, lo3, hi3, u3, m3, lo4, hi4, u4, m4, lo5, hi5, u5, m5, l0, l1, l2, l3, l4, l5,
  DENSE_RANK() OVER (ORDER BY i0, i1, i2, i3, i4, i5) AS place
FROM (
  SELECT e.*
, p0.label AS l0, p0.id AS i0, p1.label AS l1, p1.id AS i1, p2.label AS l2, p2.id AS i2, p3.label AS l3, p3.id AS i3, p4.label AS l4, p4.id AS i4, p5.label AS l5, p5.id AS i5
, p0.units AS u0, p0.members AS m0, p1.units AS u1, p1.members AS m1, p2.units AS u2, p2.members AS m2, p3.units AS u3, p3.members AS m3, p4.units AS u4, p4.members AS m4, p5.units AS u5, p5.members AS m5
  FROM "extents_1" AS e
  LEFT JOIN "ranked_1" AS p0 ON p0.class = e.class
  LEFT JOIN "ranked_2" AS p1 ON p1.class = e.class
  LEFT JOIN "ranked_3" AS p2 ON p2.class = e.class
  LEFT JOIN "ranked_4" AS p3 ON p3.class = e.class
  LEFT JOIN "ranked_5" AS p4 ON p4.class = e.class
  LEFT JOIN "ranked_6" AS p5 ON p5.class = e.class
) AS j;

-- name: map
SELECT p.c0, p.n, p.passed, l.l0, l.place
FROM (
  SELECT class, n, c0,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class
UNION ALL
SELECT c.c0, c.n - COALESCE(placed.in_classes, 0), COALESCE(placed.in_classes, 0), published.root_0, published.place
FROM "cells_1" AS c
LEFT JOIN (
  SELECT cell, CAST(SUM(n) AS BIGINT) AS in_classes FROM "assignment_1" GROUP BY cell
) AS placed ON placed.cell = c.cell
CROSS JOIN (
  SELECT root_0.label AS root_0, 
    COALESCE(
      MAX(CASE WHEN
l.l0 = root_0.label            THEN l.place END),
      MAX(l.place) + 1
    ) AS place
  FROM "labels_1" AS l
  CROSS JOIN (SELECT MIN(l1) AS label FROM "tree_1") AS root_0
  GROUP BY root_0.label
) AS published
WHERE COALESCE(placed.in_classes, 0) < c.n;

-- name: numbered
SELECT class, ROW_NUMBER() OVER (ORDER BY lot) AS place
FROM (SELECT class, RANDOM() AS lot FROM (SELECT DISTINCT class FROM "assignment_1") AS classes) AS drawn;

-- name: group_map
SELECT c.c0, c.c1, c.c2, p.s AS c3, p.n, p.passed, g.place
FROM (
  SELECT cell, s, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell, s ORDER BY turn ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "assignment_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "groups_1" AS g ON g.class = p.class;

-- name: signed_map
SELECT c.c0, c.c1, c.c2, p.s AS c3, p.n, p.passed, l.l0, l.l1, l.l2, g.place
FROM (
  SELECT cell, s, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell, s ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "by_value_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class
JOIN "groups_1" AS g ON g.class = p.class
UNION ALL
SELECT -2, -2, -2, -f.class, 1, 0, l.l0, l.l1, l.l2, g.place
FROM (SELECT DISTINCT class FROM "counterfeits_1") AS f
JOIN "labels_1" AS l ON l.class = f.class
JOIN "groups_1" AS g ON g.class = f.class;

-- name: divided_groups
SELECT ROW_NUMBER() OVER (ORDER BY v.cell, v.s) AS cell, c.c0, c.c1, c.c2, v.s AS c3
FROM (SELECT cell, s, CAST(SUM(n) AS BIGINT) AS n FROM "held_1" GROUP BY cell, s) AS v
JOIN "cells_1" AS c ON c.cell = v.cell
JOIN (
  SELECT cell, s, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell, s
) AS a ON a.cell = v.cell AND a.s = v.s
WHERE a.classes > 1 OR a.n < v.n;

-- name: forged
SELECT g.place, COUNT(*) AS held
FROM "counterfeits_1" AS f
JOIN "groups_1" AS g ON g.class = f.class
GROUP BY g.place;

-- name: read_label
SELECT class, n, label,
  CASE WHEN leaves > 1 THEN leaves ELSE 0 END AS units, leaves - 1 AS members
FROM (
  SELECT e.class, e.n, g.l0 AS label,
    CASE
      WHEN g.l0 IS NULL THEN t.s0
      WHEN t.l0 = g.l0 THEN t.s0
      WHEN t.l1 = g.l0 THEN t.s1
      ELSE t.s2
    END AS leaves
  FROM "extents_1" AS e
  JOIN "regions_1" AS g ON g.class = e.class
  JOIN "tree_1" AS t ON t.code = e.lo0
) AS l;

-- name: bounded
SELECT e.class, e.n,
  CASE WHEN e.lo0 >= 40 THEN e.lo0 ELSE b.lo0 END AS lo0,
  CASE WHEN e.hi0 >= 40 THEN e.hi0 ELSE b.hi0 END AS hi0,
  CASE WHEN e.lo1 >= 5 THEN e.lo1 ELSE b.lo1 END AS lo1,
  CASE WHEN e.hi1 >= 5 THEN e.hi1 ELSE b.hi1 END AS hi1
FROM "extents_1" AS e JOIN "bounds_1" AS b ON b.part = e.class;

-- name: divided
SELECT c.cell, c.c0, c.c1, c.c2, c.c3, c.c4
FROM "cells_1" AS c
JOIN (
  SELECT cell, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
) AS a ON a.cell = c.cell
WHERE a.classes > 1 OR a.n < c.n;
