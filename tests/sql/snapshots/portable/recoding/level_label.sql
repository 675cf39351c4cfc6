SELECT e.class, e.n, t.l1 AS label,
  CASE WHEN t.s1 > 1 THEN t.s1 ELSE 0 END AS units,
  t.s1 - 1 AS members
FROM "extents_1" AS e
JOIN "tree_1" AS t ON t.code = e.lo0;

SELECT e.class, e.n, t.l0 AS label,
  CASE WHEN t.s0 > 1 THEN t.s0 ELSE 0 END AS units,
  t.s0 - 1 AS members
FROM "extents_1" AS e
JOIN "tree_1" AS t ON t.code = e.lo0;

SELECT e.class, e.n, t.l3 AS label,
  CASE WHEN t.s3 > 1 THEN t.s3 ELSE 0 END AS units,
  t.s3 - 1 AS members
FROM "extents_1" AS e
JOIN "tree_1" AS t ON t.code = e.lo0;
