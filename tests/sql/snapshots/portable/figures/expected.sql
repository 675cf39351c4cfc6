SELECT x0.bin, SUM(b.each_value * (LEAST(b.hi0, x0.z) - GREATEST(b.lo0, x0.a) + 1)
) AS held
FROM (
  SELECT lo0, hi0, CAST(SUM(n) AS DOUBLE PRECISION) / (hi0 - lo0 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo0, hi0
) AS b
JOIN "bins_1" AS x0 ON x0.attribute = 0
  AND x0.a <= b.hi0 AND x0.z >= b.lo0
WHERE x0.paired = 0
GROUP BY x0.bin
UNION ALL
SELECT x1.bin, SUM(b.each_value * (LEAST(b.hi1, x1.z) - GREATEST(b.lo1, x1.a) + 1)
) AS held
FROM (
  SELECT lo1, hi1, CAST(SUM(n) AS DOUBLE PRECISION) / (hi1 - lo1 + 1) AS each_value
  FROM "boxes_1"
  GROUP BY lo1, hi1
) AS b
JOIN "bins_1" AS x1 ON x1.attribute = 1
  AND x1.a <= b.hi1 AND x1.z >= b.lo1
WHERE x1.paired = 0
GROUP BY x1.bin;
