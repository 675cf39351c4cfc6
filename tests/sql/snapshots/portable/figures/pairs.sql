SELECT 0 AS side, x0.bin AS bin, x1.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p0, p1, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p0, p1
) AS c
JOIN "bins_1" AS x0 ON x0.attribute = 0 AND x0.paired = 1
  AND x0.a <= c.p0 AND x0.z >= c.p0
JOIN "bins_1" AS x1 ON x1.attribute = 1 AND x1.paired = 1
  AND x1.a <= c.p1 AND x1.z >= c.p1
GROUP BY x0.bin, x1.bin
UNION ALL
SELECT 1, x0.bin, x1.bin, SUM(b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
)
FROM (
  SELECT lo0, hi0, lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
WHERE x0.paired = 1 AND x1.paired = 1
GROUP BY x0.bin, x1.bin
UNION ALL
SELECT 0 AS side, x0.bin AS bin, x2.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p0, p2, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p0, p2
) AS c
JOIN "bins_1" AS x0 ON x0.attribute = 0 AND x0.paired = 1
  AND x0.a <= c.p0 AND x0.z >= c.p0
JOIN "bins_1" AS x2 ON x2.attribute = 2 AND x2.paired = 1
  AND x2.a <= c.p2 AND x2.z >= c.p2
GROUP BY x0.bin, x2.bin
UNION ALL
SELECT 1, x0.bin, x2.bin, SUM(b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
)
FROM (
  SELECT lo0, hi0, lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo2, hi2
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
WHERE x0.paired = 1 AND x2.paired = 1
GROUP BY x0.bin, x2.bin
UNION ALL
SELECT 0 AS side, x0.bin AS bin, x3.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p0, p3, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p0, p3
) AS c
JOIN "bins_1" AS x0 ON x0.attribute = 0 AND x0.paired = 1
  AND x0.a <= c.p0 AND x0.z >= c.p0
JOIN "bins_1" AS x3 ON x3.attribute = 3 AND x3.paired = 1
  AND x3.a <= c.p3 AND x3.z >= c.p3
GROUP BY x0.bin, x3.bin
UNION ALL
SELECT 1, x0.bin, x3.bin, SUM(b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 * (LEAST(b.hi3, x3.z) - GREATEST(b.lo3, x3.a) + 1)
)
FROM (
  SELECT lo0, hi0, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo3, hi3
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
JOIN "bins_1" AS x3 ON x3.attribute = 3
  AND x3.a <= b.hi3 AND x3.z >= b.lo3
WHERE x0.paired = 1 AND x3.paired = 1
GROUP BY x0.bin, x3.bin
UNION ALL
SELECT 0 AS side, x0.bin AS bin, x4.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p0, p4, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p0, p4
) AS c
JOIN "bins_1" AS x0 ON x0.attribute = 0 AND x0.paired = 1
  AND x0.a <= c.p0 AND x0.z >= c.p0
JOIN "bins_1" AS x4 ON x4.attribute = 4 AND x4.paired = 1
  AND x4.a <= c.p4 AND x4.z >= c.p4
GROUP BY x0.bin, x4.bin
UNION ALL
SELECT 1, x0.bin, x4.bin, SUM(b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 * (LEAST(b.hi4, x4.z) - GREATEST(b.lo4, x4.a) + 1)
)
FROM (
  SELECT lo0, hi0, lo4, hi4, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi4 - lo4 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo4, hi4
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
JOIN "bins_1" AS x4 ON x4.attribute = 4
  AND x4.a <= b.hi4 AND x4.z >= b.lo4
WHERE x0.paired = 1 AND x4.paired = 1
GROUP BY x0.bin, x4.bin
UNION ALL
SELECT 0 AS side, x0.bin AS bin, x5.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p0, p5, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p0, p5
) AS c
JOIN "bins_1" AS x0 ON x0.attribute = 0 AND x0.paired = 1
  AND x0.a <= c.p0 AND x0.z >= c.p0
JOIN "bins_1" AS x5 ON x5.attribute = 5 AND x5.paired = 1
  AND x5.a <= c.p5 AND x5.z >= c.p5
GROUP BY x0.bin, x5.bin
UNION ALL
SELECT 1, x0.bin, x5.bin, SUM(b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 * (LEAST(b.hi5, x5.z) - GREATEST(b.lo5, x5.a) + 1)
)
FROM (
  SELECT lo0, hi0, lo5, hi5, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi5 - lo5 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo5, hi5
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
JOIN "bins_1" AS x5 ON x5.attribute = 5
  AND x5.a <= b.hi5 AND x5.z >= b.lo5
WHERE x0.paired = 1 AND x5.paired = 1
GROUP BY x0.bin, x5.bin
UNION ALL
SELECT 0 AS side, x1.bin AS bin, x2.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p1, p2, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p1, p2
) AS c
JOIN "bins_1" AS x1 ON x1.attribute = 1 AND x1.paired = 1
  AND x1.a <= c.p1 AND x1.z >= c.p1
JOIN "bins_1" AS x2 ON x2.attribute = 2 AND x2.paired = 1
  AND x2.a <= c.p2 AND x2.z >= c.p2
GROUP BY x1.bin, x2.bin
UNION ALL
SELECT 1, x1.bin, x2.bin, SUM(b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
 * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
)
FROM (
  SELECT lo1, hi1, lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi1 - lo1 + 1) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, lo2, hi2
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
WHERE x1.paired = 1 AND x2.paired = 1
GROUP BY x1.bin, x2.bin
UNION ALL
SELECT 0 AS side, x1.bin AS bin, x3.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p1, p3, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p1, p3
) AS c
JOIN "bins_1" AS x1 ON x1.attribute = 1 AND x1.paired = 1
  AND x1.a <= c.p1 AND x1.z >= c.p1
JOIN "bins_1" AS x3 ON x3.attribute = 3 AND x3.paired = 1
  AND x3.a <= c.p3 AND x3.z >= c.p3
GROUP BY x1.bin, x3.bin
UNION ALL
SELECT 1, x1.bin, x3.bin, SUM(b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
 * (LEAST(b.hi3, x3.z) - GREATEST(b.lo3, x3.a) + 1)
)
FROM (
  SELECT lo1, hi1, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi1 - lo1 + 1) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, lo3, hi3
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
JOIN "bins_1" AS x3 ON x3.attribute = 3
  AND x3.a <= b.hi3 AND x3.z >= b.lo3
WHERE x1.paired = 1 AND x3.paired = 1
GROUP BY x1.bin, x3.bin
UNION ALL
SELECT 0 AS side, x1.bin AS bin, x4.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p1, p4, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p1, p4
) AS c
JOIN "bins_1" AS x1 ON x1.attribute = 1 AND x1.paired = 1
  AND x1.a <= c.p1 AND x1.z >= c.p1
JOIN "bins_1" AS x4 ON x4.attribute = 4 AND x4.paired = 1
  AND x4.a <= c.p4 AND x4.z >= c.p4
GROUP BY x1.bin, x4.bin
UNION ALL
SELECT 1, x1.bin, x4.bin, SUM(b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
 * (LEAST(b.hi4, x4.z) - GREATEST(b.lo4, x4.a) + 1)
)
FROM (
  SELECT lo1, hi1, lo4, hi4, CAST(SUM(n) AS DOUBLE PRECISION) / (hi1 - lo1 + 1) / (hi4 - lo4 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, lo4, hi4
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
JOIN "bins_1" AS x4 ON x4.attribute = 4
  AND x4.a <= b.hi4 AND x4.z >= b.lo4
WHERE x1.paired = 1 AND x4.paired = 1
GROUP BY x1.bin, x4.bin
UNION ALL
SELECT 0 AS side, x1.bin AS bin, x5.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p1, p5, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p1, p5
) AS c
JOIN "bins_1" AS x1 ON x1.attribute = 1 AND x1.paired = 1
  AND x1.a <= c.p1 AND x1.z >= c.p1
JOIN "bins_1" AS x5 ON x5.attribute = 5 AND x5.paired = 1
  AND x5.a <= c.p5 AND x5.z >= c.p5
GROUP BY x1.bin, x5.bin
UNION ALL
SELECT 1, x1.bin, x5.bin, SUM(b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
 * (LEAST(b.hi5, x5.z) - GREATEST(b.lo5, x5.a) + 1)
)
FROM (
  SELECT lo1, hi1, lo5, hi5, CAST(SUM(n) AS DOUBLE PRECISION) / (hi1 - lo1 + 1) / (hi5 - lo5 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, lo5, hi5
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
JOIN "bins_1" AS x5 ON x5.attribute = 5
  AND x5.a <= b.hi5 AND x5.z >= b.lo5
WHERE x1.paired = 1 AND x5.paired = 1
GROUP BY x1.bin, x5.bin
UNION ALL
SELECT 0 AS side, x2.bin AS bin, x3.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p2, p3, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p2, p3
) AS c
JOIN "bins_1" AS x2 ON x2.attribute = 2 AND x2.paired = 1
  AND x2.a <= c.p2 AND x2.z >= c.p2
JOIN "bins_1" AS x3 ON x3.attribute = 3 AND x3.paired = 1
  AND x3.a <= c.p3 AND x3.z >= c.p3
GROUP BY x2.bin, x3.bin
UNION ALL
SELECT 1, x2.bin, x3.bin, SUM(b.each_value * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
 * (LEAST(b.hi3, x3.z) - GREATEST(b.lo3, x3.a) + 1)
)
FROM (
  SELECT lo2, hi2, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi2 - lo2 + 1) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2, lo3, hi3
) AS b
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
JOIN "bins_1" AS x3 ON x3.attribute = 3
  AND x3.a <= b.hi3 AND x3.z >= b.lo3
WHERE x2.paired = 1 AND x3.paired = 1
GROUP BY x2.bin, x3.bin
UNION ALL
SELECT 0 AS side, x2.bin AS bin, x4.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p2, p4, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p2, p4
) AS c
JOIN "bins_1" AS x2 ON x2.attribute = 2 AND x2.paired = 1
  AND x2.a <= c.p2 AND x2.z >= c.p2
JOIN "bins_1" AS x4 ON x4.attribute = 4 AND x4.paired = 1
  AND x4.a <= c.p4 AND x4.z >= c.p4
GROUP BY x2.bin, x4.bin
UNION ALL
SELECT 1, x2.bin, x4.bin, SUM(b.each_value * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
 * (LEAST(b.hi4, x4.z) - GREATEST(b.lo4, x4.a) + 1)
)
FROM (
  SELECT lo2, hi2, lo4, hi4, CAST(SUM(n) AS DOUBLE PRECISION) / (hi2 - lo2 + 1) / (hi4 - lo4 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2, lo4, hi4
) AS b
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
JOIN "bins_1" AS x4 ON x4.attribute = 4
  AND x4.a <= b.hi4 AND x4.z >= b.lo4
WHERE x2.paired = 1 AND x4.paired = 1
GROUP BY x2.bin, x4.bin
UNION ALL
SELECT 0 AS side, x2.bin AS bin, x5.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p2, p5, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p2, p5
) AS c
JOIN "bins_1" AS x2 ON x2.attribute = 2 AND x2.paired = 1
  AND x2.a <= c.p2 AND x2.z >= c.p2
JOIN "bins_1" AS x5 ON x5.attribute = 5 AND x5.paired = 1
  AND x5.a <= c.p5 AND x5.z >= c.p5
GROUP BY x2.bin, x5.bin
UNION ALL
SELECT 1, x2.bin, x5.bin, SUM(b.each_value * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
 * (LEAST(b.hi5, x5.z) - GREATEST(b.lo5, x5.a) + 1)
)
FROM (
  SELECT lo2, hi2, lo5, hi5, CAST(SUM(n) AS DOUBLE PRECISION) / (hi2 - lo2 + 1) / (hi5 - lo5 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2, lo5, hi5
) AS b
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
JOIN "bins_1" AS x5 ON x5.attribute = 5
  AND x5.a <= b.hi5 AND x5.z >= b.lo5
WHERE x2.paired = 1 AND x5.paired = 1
GROUP BY x2.bin, x5.bin
UNION ALL
SELECT 0 AS side, x3.bin AS bin, x4.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p3, p4, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p3, p4
) AS c
JOIN "bins_1" AS x3 ON x3.attribute = 3 AND x3.paired = 1
  AND x3.a <= c.p3 AND x3.z >= c.p3
JOIN "bins_1" AS x4 ON x4.attribute = 4 AND x4.paired = 1
  AND x4.a <= c.p4 AND x4.z >= c.p4
GROUP BY x3.bin, x4.bin
UNION ALL
SELECT 1, x3.bin, x4.bin, SUM(b.each_value * (LEAST(b.hi3, x3.z) - GREATEST(b.lo3, x3.a) + 1)
 * (LEAST(b.hi4, x4.z) - GREATEST(b.lo4, x4.a) + 1)
)
FROM (
  SELECT lo3, hi3, lo4, hi4, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) / (hi4 - lo4 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo3, hi3, lo4, hi4
) AS b
JOIN "bins_1" AS x3 ON x3.attribute = 3
  AND x3.a <= b.hi3 AND x3.z >= b.lo3
JOIN "bins_1" AS x4 ON x4.attribute = 4
  AND x4.a <= b.hi4 AND x4.z >= b.lo4
WHERE x3.paired = 1 AND x4.paired = 1
GROUP BY x3.bin, x4.bin
UNION ALL
SELECT 0 AS side, x3.bin AS bin, x5.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p3, p5, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p3, p5
) AS c
JOIN "bins_1" AS x3 ON x3.attribute = 3 AND x3.paired = 1
  AND x3.a <= c.p3 AND x3.z >= c.p3
JOIN "bins_1" AS x5 ON x5.attribute = 5 AND x5.paired = 1
  AND x5.a <= c.p5 AND x5.z >= c.p5
GROUP BY x3.bin, x5.bin
UNION ALL
SELECT 1, x3.bin, x5.bin, SUM(b.each_value * (LEAST(b.hi3, x3.z) - GREATEST(b.lo3, x3.a) + 1)
 * (LEAST(b.hi5, x5.z) - GREATEST(b.lo5, x5.a) + 1)
)
FROM (
  SELECT lo3, hi3, lo5, hi5, CAST(SUM(n) AS DOUBLE PRECISION) / (hi3 - lo3 + 1) / (hi5 - lo5 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo3, hi3, lo5, hi5
) AS b
JOIN "bins_1" AS x3 ON x3.attribute = 3
  AND x3.a <= b.hi3 AND x3.z >= b.lo3
JOIN "bins_1" AS x5 ON x5.attribute = 5
  AND x5.a <= b.hi5 AND x5.z >= b.lo5
WHERE x3.paired = 1 AND x5.paired = 1
GROUP BY x3.bin, x5.bin
UNION ALL
SELECT 0 AS side, x4.bin AS bin, x5.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p4, p5, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p4, p5
) AS c
JOIN "bins_1" AS x4 ON x4.attribute = 4 AND x4.paired = 1
  AND x4.a <= c.p4 AND x4.z >= c.p4
JOIN "bins_1" AS x5 ON x5.attribute = 5 AND x5.paired = 1
  AND x5.a <= c.p5 AND x5.z >= c.p5
GROUP BY x4.bin, x5.bin
UNION ALL
SELECT 1, x4.bin, x5.bin, SUM(b.each_value * (LEAST(b.hi4, x4.z) - GREATEST(b.lo4, x4.a) + 1)
 * (LEAST(b.hi5, x5.z) - GREATEST(b.lo5, x5.a) + 1)
)
FROM (
  SELECT lo4, hi4, lo5, hi5, CAST(SUM(n) AS DOUBLE PRECISION) / (hi4 - lo4 + 1) / (hi5 - lo5 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo4, hi4, lo5, hi5
) AS b
JOIN "bins_1" AS x4 ON x4.attribute = 4
  AND x4.a <= b.hi4 AND x4.z >= b.lo4
JOIN "bins_1" AS x5 ON x5.attribute = 5
  AND x5.a <= b.hi5 AND x5.z >= b.lo5
WHERE x4.paired = 1 AND x5.paired = 1
GROUP BY x4.bin, x5.bin;

SELECT 0 AS side, x0.bin AS bin, x1.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p0, p1, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p0, p1
) AS c
JOIN "bins_1" AS x0 ON x0.attribute = 0 AND x0.paired = 1
  AND x0.a <= c.p0 AND x0.z >= c.p0
JOIN "bins_1" AS x1 ON x1.attribute = 1 AND x1.paired = 1
  AND x1.a <= c.p1 AND x1.z >= c.p1
GROUP BY x0.bin, x1.bin
UNION ALL
SELECT 1, x0.bin, x1.bin, SUM(b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
)
FROM (
  SELECT lo0, hi0, lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
WHERE x0.paired = 1 AND x1.paired = 1
GROUP BY x0.bin, x1.bin
UNION ALL
SELECT 0 AS side, x0.bin AS bin, x2.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p0, p2, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p0, p2
) AS c
JOIN "bins_1" AS x0 ON x0.attribute = 0 AND x0.paired = 1
  AND x0.a <= c.p0 AND x0.z >= c.p0
JOIN "bins_1" AS x2 ON x2.attribute = 2 AND x2.paired = 1
  AND x2.a <= c.p2 AND x2.z >= c.p2
GROUP BY x0.bin, x2.bin
UNION ALL
SELECT 1, x0.bin, x2.bin, SUM(b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
)
FROM (
  SELECT lo0, hi0, lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo2, hi2
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
WHERE x0.paired = 1 AND x2.paired = 1
GROUP BY x0.bin, x2.bin
UNION ALL
SELECT 0 AS side, x1.bin AS bin, x2.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p1, p2, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p1, p2
) AS c
JOIN "bins_1" AS x1 ON x1.attribute = 1 AND x1.paired = 1
  AND x1.a <= c.p1 AND x1.z >= c.p1
JOIN "bins_1" AS x2 ON x2.attribute = 2 AND x2.paired = 1
  AND x2.a <= c.p2 AND x2.z >= c.p2
GROUP BY x1.bin, x2.bin
UNION ALL
SELECT 1, x1.bin, x2.bin, SUM(b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
 * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
)
FROM (
  SELECT lo1, hi1, lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi1 - lo1 + 1) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, lo2, hi2
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
WHERE x1.paired = 1 AND x2.paired = 1
GROUP BY x1.bin, x2.bin;

SELECT 0 AS side, x0.bin AS bin, x1.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p0, p1, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p0, p1
) AS c
JOIN "bins_1" AS x0 ON x0.attribute = 0 AND x0.paired = 1
  AND x0.a <= c.p0 AND x0.z >= c.p0
JOIN "bins_1" AS x1 ON x1.attribute = 1 AND x1.paired = 1
  AND x1.a <= c.p1 AND x1.z >= c.p1
GROUP BY x0.bin, x1.bin
UNION ALL
SELECT 1, x0.bin, x1.bin, SUM(b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
)
FROM (
  SELECT lo0, hi0, lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
WHERE x0.paired = 1 AND x1.paired = 1
GROUP BY x0.bin, x1.bin;

SELECT 0 AS side, x0.bin AS bin, x1.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p0, p1, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p0, p1
) AS c
JOIN "bins_1" AS x0 ON x0.attribute = 0 AND x0.paired = 1
  AND x0.a <= c.p0 AND x0.z >= c.p0
JOIN "bins_1" AS x1 ON x1.attribute = 1 AND x1.paired = 1
  AND x1.a <= c.p1 AND x1.z >= c.p1
GROUP BY x0.bin, x1.bin
UNION ALL
SELECT 1, x0.bin, x1.bin, SUM(b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
)
FROM (
  SELECT lo0, hi0, lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo1, hi1
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
WHERE x0.paired = 1 AND x1.paired = 1
GROUP BY x0.bin, x1.bin
UNION ALL
SELECT 0 AS side, x0.bin AS bin, x2.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p0, p2, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p0, p2
) AS c
JOIN "bins_1" AS x0 ON x0.attribute = 0 AND x0.paired = 1
  AND x0.a <= c.p0 AND x0.z >= c.p0
JOIN "bins_1" AS x2 ON x2.attribute = 2 AND x2.paired = 1
  AND x2.a <= c.p2 AND x2.z >= c.p2
GROUP BY x0.bin, x2.bin
UNION ALL
SELECT 1, x0.bin, x2.bin, SUM(b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
)
FROM (
  SELECT lo0, hi0, lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo2, hi2
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
WHERE x0.paired = 1 AND x2.paired = 1
GROUP BY x0.bin, x2.bin
UNION ALL
SELECT 0 AS side, x0.bin AS bin, x3.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p0, p3, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p0, p3
) AS c
JOIN "bins_1" AS x0 ON x0.attribute = 0 AND x0.paired = 1
  AND x0.a <= c.p0 AND x0.z >= c.p0
JOIN "bins_1" AS x3 ON x3.attribute = 3 AND x3.paired = 1
  AND x3.a <= c.p3 AND x3.z >= c.p3
GROUP BY x0.bin, x3.bin
UNION ALL
SELECT 1, x0.bin, x3.bin, SUM(b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
 * (LEAST(b.hi3, x3.z) - GREATEST(b.lo3, x3.a) + 1)
)
FROM (
  SELECT lo0, hi0, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0, lo3, hi3
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
JOIN "bins_1" AS x3 ON x3.attribute = 3
  AND x3.a <= b.hi3 AND x3.z >= b.lo3
WHERE x0.paired = 1 AND x3.paired = 1
GROUP BY x0.bin, x3.bin
UNION ALL
SELECT 0 AS side, x1.bin AS bin, x2.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p1, p2, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p1, p2
) AS c
JOIN "bins_1" AS x1 ON x1.attribute = 1 AND x1.paired = 1
  AND x1.a <= c.p1 AND x1.z >= c.p1
JOIN "bins_1" AS x2 ON x2.attribute = 2 AND x2.paired = 1
  AND x2.a <= c.p2 AND x2.z >= c.p2
GROUP BY x1.bin, x2.bin
UNION ALL
SELECT 1, x1.bin, x2.bin, SUM(b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
 * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
)
FROM (
  SELECT lo1, hi1, lo2, hi2, CAST(SUM(n) AS DOUBLE PRECISION) / (hi1 - lo1 + 1) / (hi2 - lo2 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, lo2, hi2
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
WHERE x1.paired = 1 AND x2.paired = 1
GROUP BY x1.bin, x2.bin
UNION ALL
SELECT 0 AS side, x1.bin AS bin, x3.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p1, p3, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p1, p3
) AS c
JOIN "bins_1" AS x1 ON x1.attribute = 1 AND x1.paired = 1
  AND x1.a <= c.p1 AND x1.z >= c.p1
JOIN "bins_1" AS x3 ON x3.attribute = 3 AND x3.paired = 1
  AND x3.a <= c.p3 AND x3.z >= c.p3
GROUP BY x1.bin, x3.bin
UNION ALL
SELECT 1, x1.bin, x3.bin, SUM(b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
 * (LEAST(b.hi3, x3.z) - GREATEST(b.lo3, x3.a) + 1)
)
FROM (
  SELECT lo1, hi1, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi1 - lo1 + 1) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1, lo3, hi3
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
JOIN "bins_1" AS x3 ON x3.attribute = 3
  AND x3.a <= b.hi3 AND x3.z >= b.lo3
WHERE x1.paired = 1 AND x3.paired = 1
GROUP BY x1.bin, x3.bin
UNION ALL
SELECT 0 AS side, x2.bin AS bin, x3.bin AS other_bin, CAST(SUM(c.n) AS DOUBLE PRECISION) AS held
FROM (
  SELECT p2, p3, CAST(SUM(n) AS BIGINT) AS n
  FROM "compared_1"
  GROUP BY p2, p3
) AS c
JOIN "bins_1" AS x2 ON x2.attribute = 2 AND x2.paired = 1
  AND x2.a <= c.p2 AND x2.z >= c.p2
JOIN "bins_1" AS x3 ON x3.attribute = 3 AND x3.paired = 1
  AND x3.a <= c.p3 AND x3.z >= c.p3
GROUP BY x2.bin, x3.bin
UNION ALL
SELECT 1, x2.bin, x3.bin, SUM(b.each_value * (LEAST(b.hi2, x2.z) - GREATEST(b.lo2, x2.a) + 1)
 * (LEAST(b.hi3, x3.z) - GREATEST(b.lo3, x3.a) + 1)
)
FROM (
  SELECT lo2, hi2, lo3, hi3, CAST(SUM(n) AS DOUBLE PRECISION) / (hi2 - lo2 + 1) / (hi3 - lo3 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo2, hi2, lo3, hi3
) AS b
JOIN "bins_1" AS x2 ON x2.attribute = 2
  AND x2.a <= b.hi2 AND x2.z >= b.lo2
JOIN "bins_1" AS x3 ON x3.attribute = 3
  AND x3.a <= b.hi3 AND x3.z >= b.lo3
WHERE x2.paired = 1 AND x3.paired = 1
GROUP BY x2.bin, x3.bin;
