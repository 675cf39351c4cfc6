SELECT 0 AS attribute, k0 AS shape, MIN(lo0) AS lo, MIN(hi0) AS hi,
  CAST(SUM(n) AS BIGINT) AS n
FROM "classes_1"
GROUP BY k0
UNION ALL
SELECT 1 AS attribute, k1 AS shape, MIN(lo1) AS lo, MIN(hi1) AS hi,
  CAST(SUM(n) AS BIGINT) AS n
FROM "classes_1"
GROUP BY k1
UNION ALL
SELECT 2 AS attribute, k2 AS shape, MIN(lo2) AS lo, MIN(hi2) AS hi,
  CAST(SUM(n) AS BIGINT) AS n
FROM "classes_1"
GROUP BY k2;
