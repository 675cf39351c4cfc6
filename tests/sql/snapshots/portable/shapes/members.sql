SELECT DISTINCT 1 AS attribute, f.shape, c.c1 AS code
FROM "coded_1" AS c
JOIN (
  SELECT k1 AS shape, MIN(class) AS class
  FROM "classes_1"
  WHERE lo1 < hi1
  GROUP BY k1
) AS f ON f.class = c.class
UNION ALL
SELECT DISTINCT 2 AS attribute, f.shape, c.c2 AS code
FROM "coded_1" AS c
JOIN (
  SELECT k2 AS shape, MIN(class) AS class
  FROM "classes_1"
  WHERE lo2 < hi2
  GROUP BY k2
) AS f ON f.class = c.class;

SELECT DISTINCT 2 AS attribute, f.shape, c.c2 AS code
FROM "coded_1" AS c
JOIN (
  SELECT k2 AS shape, MIN(class) AS class
  FROM "classes_1"
  WHERE lo2 < hi2
  GROUP BY k2
) AS f ON f.class = c.class;
