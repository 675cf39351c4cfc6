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
