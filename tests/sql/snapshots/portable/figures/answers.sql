SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN "cells_1" AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1 AND c.c2 >= q.a2
  AND c.c2 <= q.z2 AND c.c3 >= q.a3
  AND c.c3 <= q.z3 AND c.c4 >= q.a4
  AND c.c4 <= q.z4 AND c.c5 >= q.a5
  AND c.c5 <= q.z5
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.n * CASE WHEN q.a0 < 0 THEN 1 ELSE CAST((LEAST(b.hi0, q.z0) - GREATEST(b.lo0, q.a0) + 1) AS DOUBLE PRECISION) / (b.hi0 - b.lo0 + 1) END * CASE WHEN q.a1 < 0 THEN 1 ELSE COALESCE(s1.part, 1) END * CASE WHEN q.a2 < 0 THEN 1 ELSE CAST((LEAST(b.hi2, q.z2) - GREATEST(b.lo2, q.a2) + 1) AS DOUBLE PRECISION) / (b.hi2 - b.lo2 + 1) END * CASE WHEN q.a3 < 0 THEN 1 ELSE CAST((LEAST(b.hi3, q.z3) - GREATEST(b.lo3, q.a3) + 1) AS DOUBLE PRECISION) / (b.hi3 - b.lo3 + 1) END * CASE WHEN q.a4 < 0 THEN 1 ELSE CAST((LEAST(b.hi4, q.z4) - GREATEST(b.lo4, q.a4) + 1) AS DOUBLE PRECISION) / (b.hi4 - b.lo4 + 1) END * CASE WHEN q.a5 < 0 THEN 1 ELSE CAST((LEAST(b.hi5, q.z5) - GREATEST(b.lo5, q.a5) + 1) AS DOUBLE PRECISION) / (b.hi5 - b.lo5 + 1) END)
FROM "queries_1" AS q
JOIN "boxes_1" AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1 AND b.hi2 >= q.a2
  AND b.lo2 <= q.z2 AND b.hi3 >= q.a3
  AND b.lo3 <= q.z3 AND b.hi4 >= q.a4
  AND b.lo4 <= q.z4 AND b.hi5 >= q.a5
  AND b.lo5 <= q.z5
LEFT JOIN (
  SELECT w.query, m.l,
    CAST(SUM(CASE WHEN m.c >= w.a1 AND m.c <= w.z1 THEN 1 ELSE 0 END) AS DOUBLE PRECISION) / COUNT(*) AS part
  FROM "queries_1" AS w
  CROSS JOIN (SELECT l1 AS l, c1 AS c FROM "map_1" WHERE l1 IS NOT NULL
      GROUP BY l1, c1) AS m
  GROUP BY w.query, m.l
) AS s1 ON s1.query = q.query AND s1.l = b.l1
GROUP BY q.query;

SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN "cells_1" AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1 AND c.c2 >= q.a2
  AND c.c2 <= q.z2
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.n * CASE WHEN q.a0 < 0 THEN 1 ELSE CAST((LEAST(b.hi0, q.z0) - GREATEST(b.lo0, q.a0) + 1) AS DOUBLE PRECISION) / (b.hi0 - b.lo0 + 1) END * CASE WHEN q.a1 < 0 THEN 1 ELSE CAST((LEAST(b.hi1, q.z1) - GREATEST(b.lo1, q.a1) + 1) AS DOUBLE PRECISION) / (b.hi1 - b.lo1 + 1) END * CASE WHEN q.a2 < 0 THEN 1 ELSE CAST((LEAST(b.hi2, q.z2) - GREATEST(b.lo2, q.a2) + 1) AS DOUBLE PRECISION) / (b.hi2 - b.lo2 + 1) END)
FROM "queries_1" AS q
JOIN "boxes_1" AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1 AND b.hi2 >= q.a2
  AND b.lo2 <= q.z2
GROUP BY q.query;

SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN "cells_1" AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.n * CASE WHEN q.a0 < 0 THEN 1 ELSE CAST((LEAST(b.hi0, q.z0) - GREATEST(b.lo0, q.a0) + 1) AS DOUBLE PRECISION) / (b.hi0 - b.lo0 + 1) END * CASE WHEN q.a1 < 0 THEN 1 ELSE CAST((LEAST(b.hi1, q.z1) - GREATEST(b.lo1, q.a1) + 1) AS DOUBLE PRECISION) / (b.hi1 - b.lo1 + 1) END)
FROM "queries_1" AS q
JOIN "boxes_1" AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1
GROUP BY q.query;

SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN "cells_1" AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.n * CASE WHEN q.a0 < 0 THEN 1 ELSE CAST((LEAST(b.hi0, q.z0) - GREATEST(b.lo0, q.a0) + 1) AS DOUBLE PRECISION) / (b.hi0 - b.lo0 + 1) END)
FROM "queries_1" AS q
JOIN "boxes_1" AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0
GROUP BY q.query;

SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN "cells_1" AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1 AND c.c2 >= q.a2
  AND c.c2 <= q.z2 AND c.c3 >= q.a3
  AND c.c3 <= q.z3
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.n * CASE WHEN q.a0 < 0 THEN 1 ELSE CAST((LEAST(b.hi0, q.z0) - GREATEST(b.lo0, q.a0) + 1) AS DOUBLE PRECISION) / (b.hi0 - b.lo0 + 1) END * CASE WHEN q.a1 < 0 THEN 1 ELSE COALESCE(s1.part, 1) END * CASE WHEN q.a2 < 0 THEN 1 ELSE COALESCE(s2.part, 1) END * CASE WHEN q.a3 < 0 THEN 1 ELSE CAST((LEAST(b.hi3, q.z3) - GREATEST(b.lo3, q.a3) + 1) AS DOUBLE PRECISION) / (b.hi3 - b.lo3 + 1) END)
FROM "queries_1" AS q
JOIN "boxes_1" AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1 AND b.hi2 >= q.a2
  AND b.lo2 <= q.z2 AND b.hi3 >= q.a3
  AND b.lo3 <= q.z3
LEFT JOIN (
  SELECT w.query, m.l,
    CAST(SUM(CASE WHEN m.c >= w.a1 AND m.c <= w.z1 THEN 1 ELSE 0 END) AS DOUBLE PRECISION) / COUNT(*) AS part
  FROM "queries_1" AS w
  CROSS JOIN (SELECT l1 AS l, c1 AS c FROM "map_1" WHERE l1 IS NOT NULL
      GROUP BY l1, c1) AS m
  GROUP BY w.query, m.l
) AS s1 ON s1.query = q.query AND s1.l = b.l1
LEFT JOIN (
  SELECT w.query, m.l,
    CAST(SUM(CASE WHEN m.c >= w.a2 AND m.c <= w.z2 THEN 1 ELSE 0 END) AS DOUBLE PRECISION) / COUNT(*) AS part
  FROM "queries_1" AS w
  CROSS JOIN (SELECT l2 AS l, c2 AS c FROM "map_1" WHERE l2 IS NOT NULL
      GROUP BY l2, c2) AS m
  GROUP BY w.query, m.l
) AS s2 ON s2.query = q.query AND s2.l = b.l2
GROUP BY q.query;
