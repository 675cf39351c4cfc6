SELECT a.class, a.n, CASE WHEN g.class IS NULL THEN 1 ELSE 0 END AS fresh,
  COALESCE(g.lo0, a.lo0) AS lo0, COALESCE(g.hi0, a.hi0) AS hi0,
  COALESCE(g.v0, 0) AS v0,
  COALESCE(g.lo1, a.lo1) AS lo1, COALESCE(g.hi1, a.hi1) AS hi1,
  COALESCE(g.v1, 0) AS v1,
  COALESCE(g.lo2, a.lo2) AS lo2, COALESCE(g.hi2, a.hi2) AS hi2,
  COALESCE(g.v2, 0) AS v2
FROM (
  SELECT s.class, CAST(SUM(s.n) AS BIGINT) AS n,
    MIN(c.c0) AS lo0, MAX(c.c0) AS hi0,
    MIN(c.c1) AS lo1, MAX(c.c1) AS hi1,
    MIN(c.c2) AS lo2, MAX(c.c2) AS hi2
  FROM "assignment_1" AS s JOIN "cells_1" AS c ON c.cell = s.cell
  GROUP BY s.class
) AS a
LEFT JOIN "regions_1" AS g ON g.class = a.class;
