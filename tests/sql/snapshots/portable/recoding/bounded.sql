SELECT e.class, e.n,
  CASE WHEN e.lo0 >= 40 THEN e.lo0 ELSE b.lo0 END AS lo0,
  CASE WHEN e.hi0 >= 40 THEN e.hi0 ELSE b.hi0 END AS hi0,
  CASE WHEN e.lo1 >= 5 THEN e.lo1 ELSE b.lo1 END AS lo1,
  CASE WHEN e.hi1 >= 5 THEN e.hi1 ELSE b.hi1 END AS hi1
FROM "extents_1" AS e JOIN "bounds_1" AS b ON b.part = e.class;
