SELECT b.place, b.n, 0 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo0, b.hi0, x0.bin, b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 AS part
FROM (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
  WHERE x0.paired = 1
) AS s ON s.lo0 = b.lo0 AND s.hi0 = b.hi0
UNION ALL
SELECT b.place, b.n, 1 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo1, b.hi1, x1.bin, b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
 AS part
FROM (
  SELECT lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
  WHERE x1.paired = 1
) AS s ON s.lo1 = b.lo1 AND s.hi1 = b.hi1
UNION ALL
SELECT b.place, b.n, 2 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo2, b.hi2, x2.bin, b.each_value * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
 AS part
FROM (
  SELECT lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2
) AS b
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
  WHERE x2.paired = 1
) AS s ON s.lo2 = b.lo2 AND s.hi2 = b.hi2
UNION ALL
SELECT b.place, b.n, 3 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo3, b.hi3, x3.bin, b.each_value * (LEAST(b.hi3, x3.z) - GREATEST(b.lo3, x3.a) + 1)
 AS part
FROM (
  SELECT lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo3, hi3
) AS b
JOIN "bins_1" AS x3 ON x3.attribute = 3
  AND x3.a <= b.hi3 AND x3.z >= b.lo3
  WHERE x3.paired = 1
) AS s ON s.lo3 = b.lo3 AND s.hi3 = b.hi3
UNION ALL
SELECT b.place, b.n, 4 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo4, b.hi4, x4.bin, b.each_value * (LEAST(b.hi4, x4.z) - GREATEST(b.lo4, x4.a) + 1)
 AS part
FROM (
  SELECT lo4, hi4, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi4 - lo4 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo4, hi4
) AS b
JOIN "bins_1" AS x4 ON x4.attribute = 4
  AND x4.a <= b.hi4 AND x4.z >= b.lo4
  WHERE x4.paired = 1
) AS s ON s.lo4 = b.lo4 AND s.hi4 = b.hi4
UNION ALL
SELECT b.place, b.n, 5 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo5, b.hi5, x5.bin, b.each_value * (LEAST(b.hi5, x5.z) - GREATEST(b.lo5, x5.a) + 1)
 AS part
FROM (
  SELECT lo5, hi5, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi5 - lo5 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo5, hi5
) AS b
JOIN "bins_1" AS x5 ON x5.attribute = 5
  AND x5.a <= b.hi5 AND x5.z >= b.lo5
  WHERE x5.paired = 1
) AS s ON s.lo5 = b.lo5 AND s.hi5 = b.hi5;

SELECT b.place, b.n, 0 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo0, b.hi0, x0.bin, b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 AS part
FROM (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
  WHERE x0.paired = 1
) AS s ON s.lo0 = b.lo0 AND s.hi0 = b.hi0
UNION ALL
SELECT b.place, b.n, 1 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo1, b.hi1, x1.bin, b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
 AS part
FROM (
  SELECT lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
  WHERE x1.paired = 1
) AS s ON s.lo1 = b.lo1 AND s.hi1 = b.hi1
UNION ALL
SELECT b.place, b.n, 2 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo2, b.hi2, x2.bin, b.each_value * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
 AS part
FROM (
  SELECT lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2
) AS b
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
  WHERE x2.paired = 1
) AS s ON s.lo2 = b.lo2 AND s.hi2 = b.hi2;

SELECT b.place, b.n, 0 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo0, b.hi0, x0.bin, b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 AS part
FROM (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
  WHERE x0.paired = 1
) AS s ON s.lo0 = b.lo0 AND s.hi0 = b.hi0
UNION ALL
SELECT b.place, b.n, 1 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo1, b.hi1, x1.bin, b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
 AS part
FROM (
  SELECT lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
  WHERE x1.paired = 1
) AS s ON s.lo1 = b.lo1 AND s.hi1 = b.hi1;

SELECT b.place, b.n, 0 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo0, b.hi0, x0.bin, b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 AS part
FROM (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
  WHERE x0.paired = 1
) AS s ON s.lo0 = b.lo0 AND s.hi0 = b.hi0
UNION ALL
SELECT b.place, b.n, 1 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo1, b.hi1, x1.bin, b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
 AS part
FROM (
  SELECT lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
  WHERE x1.paired = 1
) AS s ON s.lo1 = b.lo1 AND s.hi1 = b.hi1
UNION ALL
SELECT b.place, b.n, 2 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo2, b.hi2, x2.bin, b.each_value * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
 AS part
FROM (
  SELECT lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2
) AS b
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
  WHERE x2.paired = 1
) AS s ON s.lo2 = b.lo2 AND s.hi2 = b.hi2
UNION ALL
SELECT b.place, b.n, 3 AS attribute, s.bin, s.part
FROM "boxes_1" AS b
JOIN (
  SELECT b.lo3, b.hi3, x3.bin, b.each_value * (LEAST(b.hi3, x3.z) - GREATEST(b.lo3, x3.a) + 1)
 AS part
FROM (
  SELECT lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) AS n,
    CAST(1 AS DOUBLE PRECISION) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo3, hi3
) AS b
JOIN "bins_1" AS x3 ON x3.attribute = 3
  AND x3.a <= b.hi3 AND x3.z >= b.lo3
  WHERE x3.paired = 1
) AS s ON s.lo3 = b.lo3 AND s.hi3 = b.hi3;
