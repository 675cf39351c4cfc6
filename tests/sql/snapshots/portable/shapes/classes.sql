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

SELECT e.class, e.n,
  e.lo0, e.hi0,
  DENSE_RANK() OVER (ORDER BY e.lo0, e.hi0) AS k0,
  e.lo1, e.hi1,
  DENSE_RANK() OVER (ORDER BY e.lo1, e.hi1) AS k1,
  e.lo2, e.hi2,
  DENSE_RANK() OVER (ORDER BY e.lo2, e.hi2, s2.codes) AS k2
FROM "extents_1" AS e
LEFT JOIN (
  SELECT class, STRING_AGG(CAST(code AS VARCHAR), ',' ORDER BY code) AS codes
  FROM (
    SELECT DISTINCT c.class, c.c2 AS code
    FROM "coded_1" AS c
    JOIN "extents_1" AS w ON w.class = c.class AND w.lo2 < w.hi2
  ) AS h
  GROUP BY class
) AS s2 ON s2.class = e.class;
