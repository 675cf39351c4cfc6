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
