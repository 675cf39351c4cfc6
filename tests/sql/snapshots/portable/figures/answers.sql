SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0
WHERE q.asked = 0
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0
WHERE q.asked = 0
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1
) AS c ON
c.c1 >= q.a0
  AND c.c1 <= q.z0
WHERE q.asked = 1
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, i1, CAST(SUM(n) AS DOUBLE PRECISION) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, i1
) AS b ON
b.hi1 >= q.a0
  AND b.lo1 <= q.z0
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i1
WHERE q.asked = 1
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c2
) AS c ON
c.c2 >= q.a0
  AND c.c2 <= q.z0
WHERE q.asked = 2
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi2, q.z0)
     - GREATEST(b.lo2, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2
) AS b ON
b.hi2 >= q.a0
  AND b.lo2 <= q.z0
WHERE q.asked = 2
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c3
) AS c ON
c.c3 >= q.a0
  AND c.c3 <= q.z0
WHERE q.asked = 3
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi3, q.z0)
     - GREATEST(b.lo3, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo3, hi3
) AS b ON
b.hi3 >= q.a0
  AND b.lo3 <= q.z0
WHERE q.asked = 3
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c5, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c5
) AS c ON
c.c5 >= q.a0
  AND c.c5 <= q.z0
WHERE q.asked = 4
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi5, q.z0)
     - GREATEST(b.lo5, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo5, hi5, CAST(SUM(n) AS DOUBLE PRECISION) / (hi5 - lo5 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo5, hi5
) AS b ON
b.hi5 >= q.a0
  AND b.lo5 <= q.z0
WHERE q.asked = 4
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c3
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c3 >= q.a1
  AND c.c3 <= q.z1
WHERE q.asked = 5
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * (LEAST(b.hi3, q.z1)
     - GREATEST(b.lo3, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo3, hi3
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi3 >= q.a1
  AND b.lo3 <= q.z1
WHERE q.asked = 5
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1, c3
) AS c ON
c.c1 >= q.a0
  AND c.c1 <= q.z0 AND c.c3 >= q.a1
  AND c.c3 <= q.z1
WHERE q.asked = 6
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1) * (LEAST(b.hi3, q.z1)
     - GREATEST(b.lo3, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, i1, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, i1, lo3, hi3
) AS b ON
b.hi1 >= q.a0
  AND b.lo1 <= q.z0 AND b.hi3 >= q.a1
  AND b.lo3 <= q.z1
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i1
WHERE q.asked = 6
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, c5, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1, c5
) AS c ON
c.c1 >= q.a0
  AND c.c1 <= q.z0 AND c.c5 >= q.a1
  AND c.c5 <= q.z1
WHERE q.asked = 7
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1) * (LEAST(b.hi5, q.z1)
     - GREATEST(b.lo5, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, i1, lo5, hi5, CAST(SUM(n) AS DOUBLE PRECISION) / (hi5 - lo5 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, i1, lo5, hi5
) AS b ON
b.hi1 >= q.a0
  AND b.lo1 <= q.z0 AND b.hi5 >= q.a1
  AND b.lo5 <= q.z1
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i1
WHERE q.asked = 7
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c2, c4, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c2, c4
) AS c ON
c.c2 >= q.a0
  AND c.c2 <= q.z0 AND c.c4 >= q.a1
  AND c.c4 <= q.z1
WHERE q.asked = 8
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi2, q.z0)
     - GREATEST(b.lo2, q.a0) + 1) * (LEAST(b.hi4, q.z1)
     - GREATEST(b.lo4, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo2, hi2, lo4, hi4, CAST(SUM(n) AS DOUBLE PRECISION) / (hi2 - lo2 + 1) / (hi4 - lo4 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2, lo4, hi4
) AS b ON
b.hi2 >= q.a0
  AND b.lo2 <= q.z0 AND b.hi4 >= q.a1
  AND b.lo4 <= q.z1
WHERE q.asked = 8
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c4, c5, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c4, c5
) AS c ON
c.c4 >= q.a0
  AND c.c4 <= q.z0 AND c.c5 >= q.a1
  AND c.c5 <= q.z1
WHERE q.asked = 9
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi4, q.z0)
     - GREATEST(b.lo4, q.a0) + 1) * (LEAST(b.hi5, q.z1)
     - GREATEST(b.lo5, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo4, hi4, lo5, hi5, CAST(SUM(n) AS DOUBLE PRECISION) / (hi4 - lo4 + 1) / (hi5 - lo5 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo4, hi4, lo5, hi5
) AS b ON
b.hi4 >= q.a0
  AND b.lo4 <= q.z0 AND b.hi5 >= q.a1
  AND b.lo5 <= q.z1
WHERE q.asked = 9
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c1, c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c1, c2
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1 AND c.c2 >= q.a2
  AND c.c2 <= q.z2
WHERE q.asked = 10
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1) * (LEAST(b.hi2, q.z2)
     - GREATEST(b.lo2, q.a2) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo1, hi1, i1, lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1, i1, lo2, hi2
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1 AND b.hi2 >= q.a2
  AND b.lo2 <= q.z2
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i1
WHERE q.asked = 10
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c1, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c1, c3
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1 AND c.c3 >= q.a2
  AND c.c3 <= q.z2
WHERE q.asked = 11
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1) * (LEAST(b.hi3, q.z2)
     - GREATEST(b.lo3, q.a2) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo1, hi1, i1, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1, i1, lo3, hi3
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1 AND b.hi3 >= q.a2
  AND b.lo3 <= q.z2
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i1
WHERE q.asked = 11
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c1, c4, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c1, c4
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1 AND c.c4 >= q.a2
  AND c.c4 <= q.z2
WHERE q.asked = 12
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1) * (LEAST(b.hi4, q.z2)
     - GREATEST(b.lo4, q.a2) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo1, hi1, i1, lo4, hi4, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi4 - lo4 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1, i1, lo4, hi4
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1 AND b.hi4 >= q.a2
  AND b.lo4 <= q.z2
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i1
WHERE q.asked = 12
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, c3, c5, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1, c3, c5
) AS c ON
c.c1 >= q.a0
  AND c.c1 <= q.z0 AND c.c3 >= q.a1
  AND c.c3 <= q.z1 AND c.c5 >= q.a2
  AND c.c5 <= q.z2
WHERE q.asked = 13
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1) * (LEAST(b.hi3, q.z1)
     - GREATEST(b.lo3, q.a1) + 1) * (LEAST(b.hi5, q.z2)
     - GREATEST(b.lo5, q.a2) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, i1, lo3, hi3, lo5, hi5, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) / (hi5 - lo5 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, i1, lo3, hi3, lo5, hi5
) AS b ON
b.hi1 >= q.a0
  AND b.lo1 <= q.z0 AND b.hi3 >= q.a1
  AND b.lo3 <= q.z1 AND b.hi5 >= q.a2
  AND b.lo5 <= q.z2
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i1
WHERE q.asked = 13
GROUP BY q.query;

SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0
WHERE q.asked = 0
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0
WHERE q.asked = 0
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1
) AS c ON
c.c1 >= q.a0
  AND c.c1 <= q.z0
WHERE q.asked = 1
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi1, q.z0)
     - GREATEST(b.lo1, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1
) AS b ON
b.hi1 >= q.a0
  AND b.lo1 <= q.z0
WHERE q.asked = 1
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c2
) AS c ON
c.c2 >= q.a0
  AND c.c2 <= q.z0
WHERE q.asked = 2
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi2, q.z0)
     - GREATEST(b.lo2, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2
) AS b ON
b.hi2 >= q.a0
  AND b.lo2 <= q.z0
WHERE q.asked = 2
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c1, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c1
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1
WHERE q.asked = 3
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * (LEAST(b.hi1, q.z1)
     - GREATEST(b.lo1, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1
WHERE q.asked = 3
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c2
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c2 >= q.a1
  AND c.c2 <= q.z1
WHERE q.asked = 4
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * (LEAST(b.hi2, q.z1)
     - GREATEST(b.lo2, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo2, hi2
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi2 >= q.a1
  AND b.lo2 <= q.z1
WHERE q.asked = 4
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1, c2
) AS c ON
c.c1 >= q.a0
  AND c.c1 <= q.z0 AND c.c2 >= q.a1
  AND c.c2 <= q.z1
WHERE q.asked = 5
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi1, q.z0)
     - GREATEST(b.lo1, q.a0) + 1) * (LEAST(b.hi2, q.z1)
     - GREATEST(b.lo2, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi1 - lo1 + 1) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, lo2, hi2
) AS b ON
b.hi1 >= q.a0
  AND b.lo1 <= q.z0 AND b.hi2 >= q.a1
  AND b.lo2 <= q.z1
WHERE q.asked = 5
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c1, c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c1, c2
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1 AND c.c2 >= q.a2
  AND c.c2 <= q.z2
WHERE q.asked = 6
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * (LEAST(b.hi1, q.z1)
     - GREATEST(b.lo1, q.a1) + 1) * (LEAST(b.hi2, q.z2)
     - GREATEST(b.lo2, q.a2) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo1, hi1, lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi1 - lo1 + 1) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1, lo2, hi2
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1 AND b.hi2 >= q.a2
  AND b.lo2 <= q.z2
WHERE q.asked = 6
GROUP BY q.query;

SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0
WHERE q.asked = 0
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0
WHERE q.asked = 0
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1
) AS c ON
c.c1 >= q.a0
  AND c.c1 <= q.z0
WHERE q.asked = 1
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi1, q.z0)
     - GREATEST(b.lo1, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1
) AS b ON
b.hi1 >= q.a0
  AND b.lo1 <= q.z0
WHERE q.asked = 1
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c1, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c1
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1
WHERE q.asked = 2
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * (LEAST(b.hi1, q.z1)
     - GREATEST(b.lo1, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1
WHERE q.asked = 2
GROUP BY q.query;

SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0
WHERE q.asked = 0
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0
WHERE q.asked = 0
GROUP BY q.query;

SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0
WHERE q.asked = 0
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0
WHERE q.asked = 0
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1
) AS c ON
c.c1 >= q.a0
  AND c.c1 <= q.z0
WHERE q.asked = 1
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, i1, CAST(SUM(n) AS DOUBLE PRECISION) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, i1
) AS b ON
b.hi1 >= q.a0
  AND b.lo1 <= q.z0
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i1
WHERE q.asked = 1
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c2
) AS c ON
c.c2 >= q.a0
  AND c.c2 <= q.z0
WHERE q.asked = 2
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo2, hi2, i2, CAST(SUM(n) AS DOUBLE PRECISION) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2, i2
) AS b ON
b.hi2 >= q.a0
  AND b.lo2 <= q.z0
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i2
WHERE q.asked = 2
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c3
) AS c ON
c.c3 >= q.a0
  AND c.c3 <= q.z0
WHERE q.asked = 3
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi3, q.z0)
     - GREATEST(b.lo3, q.a0) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo3, hi3
) AS b ON
b.hi3 >= q.a0
  AND b.lo3 <= q.z0
WHERE q.asked = 3
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c1, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c1
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1
WHERE q.asked = 4
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo1, hi1, i1, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1, i1
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i1
WHERE q.asked = 4
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c2
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c2 >= q.a1
  AND c.c2 <= q.z1
WHERE q.asked = 5
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo2, hi2, i2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo2, hi2, i2
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi2 >= q.a1
  AND b.lo2 <= q.z1
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i2
WHERE q.asked = 5
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1, c2
) AS c ON
c.c1 >= q.a0
  AND c.c1 <= q.z0 AND c.c2 >= q.a1
  AND c.c2 <= q.z1
WHERE q.asked = 6
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1) * COALESCE(s1.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, i1, lo2, hi2, i2, CAST(SUM(n) AS DOUBLE PRECISION) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, i1, lo2, hi2, i2
) AS b ON
b.hi1 >= q.a0
  AND b.lo1 <= q.z0 AND b.hi2 >= q.a1
  AND b.lo2 <= q.z1
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i1
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i2
WHERE q.asked = 6
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1, c3
) AS c ON
c.c1 >= q.a0
  AND c.c1 <= q.z0 AND c.c3 >= q.a1
  AND c.c3 <= q.z1
WHERE q.asked = 7
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1) * (LEAST(b.hi3, q.z1)
     - GREATEST(b.lo3, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, i1, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, i1, lo3, hi3
) AS b ON
b.hi1 >= q.a0
  AND b.lo1 <= q.z0 AND b.hi3 >= q.a1
  AND b.lo3 <= q.z1
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i1
WHERE q.asked = 7
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c2, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c2, c3
) AS c ON
c.c2 >= q.a0
  AND c.c2 <= q.z0 AND c.c3 >= q.a1
  AND c.c3 <= q.z1
WHERE q.asked = 8
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1) * (LEAST(b.hi3, q.z1)
     - GREATEST(b.lo3, q.a1) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo2, hi2, i2, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2, i2, lo3, hi3
) AS b ON
b.hi2 >= q.a0
  AND b.lo2 <= q.z0 AND b.hi3 >= q.a1
  AND b.lo3 <= q.z1
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i2
WHERE q.asked = 8
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c1, c2, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c1, c2
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1 AND c.c2 >= q.a2
  AND c.c2 <= q.z2
WHERE q.asked = 9
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1) * COALESCE(s2.part, 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo1, hi1, i1, lo2, hi2, i2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1, i1, lo2, hi2, i2
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1 AND b.hi2 >= q.a2
  AND b.lo2 <= q.z2
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i1
LEFT JOIN "parts_1" AS s2 ON s2.r = q.r2 AND s2.i = b.i2
WHERE q.asked = 9
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c1, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c1, c3
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c1 >= q.a1
  AND c.c1 <= q.z1 AND c.c3 >= q.a2
  AND c.c3 <= q.z2
WHERE q.asked = 10
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1) * (LEAST(b.hi3, q.z2)
     - GREATEST(b.lo3, q.a2) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo1, hi1, i1, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1, i1, lo3, hi3
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi1 >= q.a1
  AND b.lo1 <= q.z1 AND b.hi3 >= q.a2
  AND b.lo3 <= q.z2
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i1
WHERE q.asked = 10
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c0, c2, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c0, c2, c3
) AS c ON
c.c0 >= q.a0
  AND c.c0 <= q.z0 AND c.c2 >= q.a1
  AND c.c2 <= q.z1 AND c.c3 >= q.a2
  AND c.c3 <= q.z2
WHERE q.asked = 11
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * (LEAST(b.hi0, q.z0)
     - GREATEST(b.lo0, q.a0) + 1) * COALESCE(s1.part, 1) * (LEAST(b.hi3, q.z2)
     - GREATEST(b.lo3, q.a2) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo0, hi0, lo2, hi2, i2, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo2, hi2, i2, lo3, hi3
) AS b ON
b.hi0 >= q.a0
  AND b.lo0 <= q.z0 AND b.hi2 >= q.a1
  AND b.lo2 <= q.z1 AND b.hi3 >= q.a2
  AND b.lo3 <= q.z2
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i2
WHERE q.asked = 11
GROUP BY q.query
UNION ALL
SELECT 0 AS side, q.query, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM "queries_1" AS q
JOIN (
  SELECT c1, c2, c3, SUM(n) AS n
  FROM "cells_1"
  GROUP BY c1, c2, c3
) AS c ON
c.c1 >= q.a0
  AND c.c1 <= q.z0 AND c.c2 >= q.a1
  AND c.c2 <= q.z1 AND c.c3 >= q.a2
  AND c.c3 <= q.z2
WHERE q.asked = 12
GROUP BY q.query
UNION ALL
SELECT 1, q.query, SUM(b.each_value * COALESCE(s0.part, 1) * COALESCE(s1.part, 1) * (LEAST(b.hi3, q.z2)
     - GREATEST(b.lo3, q.a2) + 1))
FROM "queries_1" AS q
JOIN (
  SELECT lo1, hi1, i1, lo2, hi2, i2, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, i1, lo2, hi2, i2, lo3, hi3
) AS b ON
b.hi1 >= q.a0
  AND b.lo1 <= q.z0 AND b.hi2 >= q.a1
  AND b.lo2 <= q.z1 AND b.hi3 >= q.a2
  AND b.lo3 <= q.z2
LEFT JOIN "parts_1" AS s0 ON s0.r = q.r0 AND s0.i = b.i1
LEFT JOIN "parts_1" AS s1 ON s1.r = q.r1 AND s1.i = b.i2
WHERE q.asked = 12
GROUP BY q.query;
