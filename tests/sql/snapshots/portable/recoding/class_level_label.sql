SELECT class, n, label, CASE WHEN leaves > 1 THEN leaves ELSE 0 END AS units, leaves - 1 AS members
FROM (
  SELECT e.class, e.n,
    CASE v.v0 WHEN 0 THEN t.l0 WHEN 1 THEN t.l1 END AS label,
    CASE v.v0 WHEN 0 THEN t.s0 WHEN 1 THEN t.s1 END AS leaves
  FROM "extents_1" AS e
  JOIN "class_levels_1" AS v ON v.class = e.class
  JOIN "tree_1" AS t ON t.code = e.lo0
) AS l;

SELECT class, n, label, CASE WHEN leaves > 1 THEN leaves ELSE 0 END AS units, leaves - 1 AS members
FROM (
  SELECT e.class, e.n,
    CASE v.v0 WHEN 0 THEN t.l0 WHEN 1 THEN t.l1 WHEN 2 THEN t.l2 WHEN 3 THEN t.l3 END AS label,
    CASE v.v0 WHEN 0 THEN t.s0 WHEN 1 THEN t.s1 WHEN 2 THEN t.s2 WHEN 3 THEN t.s3 END AS leaves
  FROM "extents_1" AS e
  JOIN "class_levels_1" AS v ON v.class = e.class
  JOIN "tree_1" AS t ON t.code = e.lo0
) AS l;

SELECT class, n, label, CASE WHEN leaves > 1 THEN leaves ELSE 0 END AS units, leaves - 1 AS members
FROM (
  SELECT e.class, e.n,
    CASE v.v0 WHEN 0 THEN t.l0 WHEN 1 THEN t.l1 WHEN 2 THEN t.l2 END AS label,
    CASE v.v0 WHEN 0 THEN t.s0 WHEN 1 THEN t.s1 WHEN 2 THEN t.s2 END AS leaves
  FROM "extents_1" AS e
  JOIN "class_levels_1" AS v ON v.class = e.class
  JOIN "tree_1" AS t ON t.code = e.lo0
) AS l;
