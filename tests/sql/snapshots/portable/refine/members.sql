SELECT class, cell, n, size, held, saved, alike, c0, c1, c2
FROM (
  SELECT a.class, a.cell, a.n,
    CAST(SUM(a.n) OVER (PARTITION BY a.class) AS BIGINT) AS size, COUNT(*) OVER (PARTITION BY a.class) AS held,
    CASE WHEN COUNT(*) OVER (PARTITION BY a.class) = 1 THEN 0 ELSE 0
      + CAST(985402995390450 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c0) > 1 THEN 0
        WHEN c.c0 = MIN(c.c0) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c0) OVER (PARTITION BY a.class ORDER BY c.c0) - c.c0, 39)
        WHEN c.c0 = MAX(c.c0) OVER (PARTITION BY a.class)
          THEN LEAST(c.c0 - LAG(c.c0) OVER (PARTITION BY a.class ORDER BY c.c0), 39)
        ELSE 0 END
      + CAST(6405119470037925 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c1) > 1 THEN 0
        WHEN c.c1 = MIN(c.c1) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c1) OVER (PARTITION BY a.class ORDER BY c.c1) - c.c1, 6)
        WHEN c.c1 = MAX(c.c1) OVER (PARTITION BY a.class)
          THEN LEAST(c.c1 - LAG(c.c1) OVER (PARTITION BY a.class ORDER BY c.c1), 6)
        ELSE 0 END
      + CAST(19215358410113775 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c2) > 1 THEN 0 WHEN c.c2 = 4 THEN 2 
        ELSE 1 END END AS saved,
    0 + COUNT(*) OVER (PARTITION BY a.class, c.c0) + COUNT(*) OVER (PARTITION BY a.class, c.c1) + COUNT(*) OVER (PARTITION BY a.class, c.c2) AS alike, c.c0, c.c1, c.c2
  FROM "assignment_1" AS a
  JOIN "cells_1" AS c ON c.cell = a.cell
) AS met;

SELECT class, cell, n, size, held, saved, alike, c0, c1, c2
FROM (
  SELECT a.class, a.cell, a.n,
    CAST(SUM(a.n) OVER (PARTITION BY a.class) AS BIGINT) AS size, COUNT(*) OVER (PARTITION BY a.class) AS held,
    CASE WHEN COUNT(*) OVER (PARTITION BY a.class) = 1 THEN 0 ELSE 0
      + CAST(985402995390450 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c0) > 1 THEN 0
        WHEN c.c0 = MIN(c.c0) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c0) OVER (PARTITION BY a.class ORDER BY c.c0) - c.c0, 39)
        WHEN c.c0 = MAX(c.c0) OVER (PARTITION BY a.class)
          THEN LEAST(c.c0 - LAG(c.c0) OVER (PARTITION BY a.class ORDER BY c.c0), 39)
        ELSE 0 END
      + CAST(7686143364045510 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c1) > 1 THEN 0 
        ELSE 1 END
      + CAST(19215358410113775 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c2) > 1 THEN 0 WHEN c.c2 = 4 THEN 2 
        ELSE 1 END END AS saved,
    0 + COUNT(*) OVER (PARTITION BY a.class, c.c0) + COUNT(*) OVER (PARTITION BY a.class, c.c1) + COUNT(*) OVER (PARTITION BY a.class, c.c2) AS alike, c.c0, c.c1, c.c2
  FROM "assignment_1" AS a
  JOIN "cells_1" AS c ON c.cell = a.cell
) AS met;

SELECT class, cell, n, size, held, saved, alike, c0, c1, c2
FROM (
  SELECT a.class, a.cell, a.n,
    CAST(SUM(a.n) OVER (PARTITION BY a.class) AS BIGINT) AS size, COUNT(*) OVER (PARTITION BY a.class) AS held,
    CASE WHEN COUNT(*) OVER (PARTITION BY a.class) = 1 THEN 0 ELSE 0
      + CAST(1037266310937333 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c0) > 1 THEN 0
        WHEN c.c0 = MIN(c.c0) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c0) OVER (PARTITION BY a.class ORDER BY c.c0) - c.c0, 38)
        WHEN c.c0 = MAX(c.c0) OVER (PARTITION BY a.class)
          THEN LEAST(c.c0 - LAG(c.c0) OVER (PARTITION BY a.class ORDER BY c.c0), 38)
        ELSE 0 END
      + CAST(6569353302603109 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c1) > 1 THEN 0
        WHEN c.c1 = MIN(c.c1) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c1) OVER (PARTITION BY a.class ORDER BY c.c1) - c.c1, 6)
        WHEN c.c1 = MAX(c.c1) OVER (PARTITION BY a.class)
          THEN LEAST(c.c1 - LAG(c.c1) OVER (PARTITION BY a.class ORDER BY c.c1), 6)
        ELSE 0 END
      + CAST(19708059907809327 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c2) > 1 THEN 0
        WHEN c.c2 = MIN(c.c2) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c2) OVER (PARTITION BY a.class ORDER BY c.c2) - c.c2, 2)
        WHEN c.c2 = MAX(c.c2) OVER (PARTITION BY a.class)
          THEN LEAST(c.c2 - LAG(c.c2) OVER (PARTITION BY a.class ORDER BY c.c2), 2)
        ELSE 0 END END AS saved,
    0 + COUNT(*) OVER (PARTITION BY a.class, c.c0) + COUNT(*) OVER (PARTITION BY a.class, c.c1) + COUNT(*) OVER (PARTITION BY a.class, c.c2) AS alike, c.c0, c.c1, c.c2
  FROM "assignment_1" AS a
  JOIN "cells_1" AS c ON c.cell = a.cell
) AS met;

SELECT class, cell, n, size, held, saved, alike, c0, c1, c2
FROM (
  SELECT a.class, a.cell, a.n,
    CAST(SUM(a.n) OVER (PARTITION BY a.class) AS BIGINT) AS size, COUNT(*) OVER (PARTITION BY a.class) AS held,
    CASE WHEN COUNT(*) OVER (PARTITION BY a.class) = 1 THEN 0 ELSE 0
      + CAST(985402995390420 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c0) > 1 THEN 0
        WHEN c.c0 = MIN(c.c0) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c0) OVER (PARTITION BY a.class ORDER BY c.c0) - c.c0, 39)
        WHEN c.c0 = MAX(c.c0) OVER (PARTITION BY a.class)
          THEN LEAST(c.c0 - LAG(c.c0) OVER (PARTITION BY a.class ORDER BY c.c0), 39)
        ELSE 0 END
      + CAST(7686143364045276 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c1) > 1 THEN 0 
        ELSE 1 END
      + CAST(19215358410113190 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c2) > 1 THEN 0 WHEN c.c2 = 4 THEN 2 
        ELSE 1 END END AS saved,
    0 + COUNT(*) OVER (PARTITION BY a.class, c.c0) + COUNT(*) OVER (PARTITION BY a.class, c.c1) + COUNT(*) OVER (PARTITION BY a.class, c.c2) AS alike, c.c0, c.c1, c.c2
  FROM "assignment_1" AS a
  JOIN "cells_1" AS c ON c.cell = a.cell
) AS met;

SELECT class, cell, n, size, held, saved, alike, c0, c1, c2
FROM (
  SELECT a.class, a.cell, a.n,
    CAST(SUM(a.n) OVER (PARTITION BY a.class) AS BIGINT) AS size, COUNT(*) OVER (PARTITION BY a.class) AS held,
    CASE WHEN COUNT(*) OVER (PARTITION BY a.class) = 1 THEN 0 ELSE 0
      + CAST(985402995390460 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c0) > 1 THEN 0
        WHEN c.c0 = MIN(c.c0) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c0) OVER (PARTITION BY a.class ORDER BY c.c0) - c.c0, 39)
        WHEN c.c0 = MAX(c.c0) OVER (PARTITION BY a.class)
          THEN LEAST(c.c0 - LAG(c.c0) OVER (PARTITION BY a.class ORDER BY c.c0), 39)
        ELSE 0 END
      + CAST(7686143364045588 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c1) > 1 THEN 0
        WHEN c.c1 = MIN(c.c1) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c1) OVER (PARTITION BY a.class ORDER BY c.c1) - c.c1, 5)
        WHEN c.c1 = MAX(c.c1) OVER (PARTITION BY a.class)
          THEN LEAST(c.c1 - LAG(c.c1) OVER (PARTITION BY a.class ORDER BY c.c1), 5)
        ELSE 0 END
      + CAST(19215358410113970 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c2) > 1 THEN 0
        WHEN c.c2 = MIN(c.c2) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c2) OVER (PARTITION BY a.class ORDER BY c.c2) - c.c2, 2)
        WHEN c.c2 = MAX(c.c2) OVER (PARTITION BY a.class)
          THEN LEAST(c.c2 - LAG(c.c2) OVER (PARTITION BY a.class ORDER BY c.c2), 2)
        ELSE 0 END END AS saved,
    0 + COUNT(*) OVER (PARTITION BY a.class, c.c0) + COUNT(*) OVER (PARTITION BY a.class, c.c1) + COUNT(*) OVER (PARTITION BY a.class, c.c2) AS alike, c.c0, c.c1, c.c2
  FROM "assignment_1" AS a
  JOIN "cells_1" AS c ON c.cell = a.cell
) AS met;
