SELECT class, n, label, units, CASE WHEN units = 0 THEN 0 ELSE units - 1 END AS members
FROM (
  SELECT e.class, e.n, CASE WHEN a.code = z.code THEN a.l0 WHEN a.k1 = z.k1 THEN a.l1 WHEN a.k2 = z.k2 THEN a.l2 END AS label,
    CASE WHEN a.code = z.code AND a.s0 > 1 THEN a.s0 ELSE CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 END END AS units
  FROM "extents_1" AS e
  JOIN "tree_1" AS a ON a.code = e.lo1
  JOIN "tree_1" AS z ON z.code = e.hi1
) AS l;

SELECT class, n, label, units, CASE WHEN units = 0 THEN 0 ELSE units - 1 END AS members
FROM (
  SELECT e.class, e.n, CASE WHEN a.code = z.code THEN a.l0 WHEN a.k1 = z.k1 THEN a.l1 END AS label,
    CASE WHEN a.code = z.code AND a.s0 > 1 THEN a.s0 ELSE CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 END END AS units
  FROM "extents_1" AS e
  JOIN "tree_1" AS a ON a.code = e.lo0
  JOIN "tree_1" AS z ON z.code = e.hi0
) AS l;

SELECT class, n, label, units, CASE WHEN units = 0 THEN 0 ELSE units - 1 END AS members
FROM (
  SELECT e.class, e.n, CASE WHEN a.code = z.code THEN a.l0 WHEN a.k1 = z.k1 THEN a.l1 WHEN a.k2 = z.k2 THEN a.l2 WHEN a.k3 = z.k3 THEN a.l3 END AS label,
    CASE WHEN a.code = z.code AND a.s0 > 1 THEN a.s0 ELSE CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END END AS units
  FROM "extents_1" AS e
  JOIN "tree_1" AS a ON a.code = e.lo1
  JOIN "tree_1" AS z ON z.code = e.hi1
) AS l;

SELECT class, n, label, units, CASE WHEN units = 0 THEN 0 ELSE units - 1 END AS members
FROM (
  SELECT e.class, e.n, CASE WHEN a.code = z.code THEN a.l0 WHEN a.k1 = z.k1 THEN a.l1 WHEN a.k2 = z.k2 THEN a.l2 WHEN a.k3 = z.k3 THEN a.l3 END AS label,
    CASE WHEN a.code = z.code AND a.s0 > 1 THEN a.s0 ELSE CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END END AS units
  FROM "extents_1" AS e
  JOIN "tree_1" AS a ON a.code = e.lo0
  JOIN "tree_1" AS z ON z.code = e.hi0
) AS l;

SELECT class, n, label, units, CASE WHEN units = 0 THEN 0 ELSE units - 1 END AS members
FROM (
  SELECT e.class, e.n, CASE WHEN a.code = z.code THEN a.l0 WHEN a.k1 = z.k1 THEN a.l1 WHEN a.k2 = z.k2 THEN a.l2 END AS label,
    CASE WHEN a.code = z.code AND a.s0 > 1 THEN a.s0 ELSE CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 END END AS units
  FROM "extents_1" AS e
  JOIN "tree_1" AS a ON a.code = e.lo0
  JOIN "tree_1" AS z ON z.code = e.hi0
) AS l;

SELECT class, n, label, units, CASE WHEN units = 0 THEN 0 ELSE units - 1 END AS members
FROM (
  SELECT e.class, e.n, CASE WHEN a.code = z.code THEN a.l0 WHEN a.k1 = z.k1 THEN a.l1 WHEN a.k2 = z.k2 THEN a.l2 END AS label,
    CASE WHEN a.code = z.code AND a.s0 > 1 THEN a.s0 ELSE CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 END END AS units
  FROM "extents_1" AS e
  JOIN "tree_1" AS a ON a.code = e.lo2
  JOIN "tree_1" AS z ON z.code = e.hi2
) AS l;

SELECT class, n, label, units, CASE WHEN units = 0 THEN 0 ELSE units - 1 END AS members
FROM (
  SELECT e.class, e.n, CASE WHEN a.code = z.code THEN a.l0 WHEN a.k1 = z.k1 THEN a.l1 WHEN a.k2 = z.k2 THEN a.l2 WHEN a.k3 = z.k3 THEN a.l3 END AS label,
    CASE WHEN a.code = z.code AND a.s0 > 1 THEN a.s0 ELSE CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END END AS units
  FROM "extents_1" AS e
  JOIN "tree_1" AS a ON a.code = e.lo2
  JOIN "tree_1" AS z ON z.code = e.hi2
) AS l;

SELECT class, n, label, units, CASE WHEN units = 0 THEN 0 ELSE units - 1 END AS members
FROM (
  SELECT e.class, e.n, CASE WHEN a.code = z.code THEN a.l0 WHEN a.k1 = z.k1 THEN a.l1 WHEN a.k2 = z.k2 THEN a.l2 WHEN a.k3 = z.k3 THEN a.l3 END AS label,
    CASE WHEN a.code = z.code AND a.s0 > 1 THEN a.s0 ELSE CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END END AS units
  FROM (SELECT shape AS class, n, lo AS lo1, hi AS hi1 FROM "shapes_1" WHERE attribute = 1) AS e
  JOIN "tree_1" AS a ON a.code = e.lo1
  JOIN "tree_1" AS z ON z.code = e.hi1
) AS l;
