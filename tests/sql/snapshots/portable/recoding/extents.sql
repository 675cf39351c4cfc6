SELECT a.class, CAST(SUM(a.n) AS BIGINT) AS n,
  MIN(c.c0) AS lo0, MAX(c.c0) AS hi0,
  MIN(c.c1) AS lo1, MAX(c.c1) AS hi1,
  MIN(c.c2) AS lo2, MAX(c.c2) AS hi2,
  MIN(c.c3) AS lo3, MAX(c.c3) AS hi3,
  MIN(c.c4) AS lo4, MAX(c.c4) AS hi4,
  MIN(c.c5) AS lo5, MAX(c.c5) AS hi5
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell
GROUP BY a.class;

SELECT a.class, CAST(SUM(a.n) AS BIGINT) AS n,
  MIN(c.c0) AS lo0, MAX(c.c0) AS hi0,
  MIN(c.c1) AS lo1, MAX(c.c1) AS hi1,
  MIN(c.c2) AS lo2, MAX(c.c2) AS hi2
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell
GROUP BY a.class;

SELECT a.class, CAST(SUM(a.n) AS BIGINT) AS n,
  MIN(c.c0) AS lo0, MAX(c.c0) AS hi0,
  MIN(c.c1) AS lo1, MAX(c.c1) AS hi1
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell
GROUP BY a.class;

SELECT a.class, CAST(SUM(a.n) AS BIGINT) AS n,
  MIN(c.c0) AS lo0, MAX(c.c0) AS hi0,
  MIN(c.c1) AS lo1, MAX(c.c1) AS hi1,
  MIN(c.c2) AS lo2, MAX(c.c2) AS hi2,
  MIN(c.c3) AS lo3, MAX(c.c3) AS hi3,
  MIN(c.c4) AS lo4, MAX(c.c4) AS hi4
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell
GROUP BY a.class;

SELECT a.class, CAST(SUM(a.n) AS BIGINT) AS n,
  MIN(c.c0) AS lo0, MAX(c.c0) AS hi0,
  MIN(c.c1) AS lo1, MAX(c.c1) AS hi1,
  MIN(c.c2) AS lo2, MAX(c.c2) AS hi2,
  MIN(c.c3) AS lo3, MAX(c.c3) AS hi3
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell
GROUP BY a.class;

SELECT a.class, CAST(SUM(a.n) AS BIGINT) AS n,
  MIN(c.c0) AS lo0, MAX(c.c0) AS hi0
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell
GROUP BY a.class;
