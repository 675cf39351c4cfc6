SELECT class, n, label,
  LEAST(span, 39) AS units, LEAST(members, 39) AS members
FROM (
  SELECT e.class, e.n, g.l0 AS label,
    g.hi0 - g.lo0 AS span,
g.hi0 - g.lo0 AS members
  FROM "extents_1" AS e
  JOIN "regions_1" AS g ON g.class = e.class
) AS l;

SELECT class, n, label,
  LEAST(span, 38) AS units, LEAST(members, 38) AS members
FROM (
  SELECT e.class, e.n, g.l0 AS label,
    g.hi0 - g.lo0 AS span,
g.hi0 - g.lo0 AS members
  FROM "extents_1" AS e
  JOIN "regions_1" AS g ON g.class = e.class
) AS l;

SELECT class, n, label,
  LEAST(span, 2) AS units, LEAST(members, 2) AS members
FROM (
  SELECT e.class, e.n, g.l0 AS label,
    g.hi0 - g.lo0 AS span,
g.hi0 - g.lo0 AS members
  FROM "extents_1" AS e
  JOIN "regions_1" AS g ON g.class = e.class
) AS l;

SELECT class, n, label,
  LEAST(span, 2) AS units, LEAST(members, 2) AS members
FROM (
  SELECT e.class, e.n, g.l0 AS label,
    g.hi0 - g.lo0 AS span,
COALESCE(m.members, 1) - 1 AS members
  FROM "extents_1" AS e
  JOIN "regions_1" AS g ON g.class = e.class
  LEFT JOIN (SELECT class, COUNT(*) AS members FROM "members_1" GROUP BY class) AS m ON m.class = e.class
) AS l;

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
