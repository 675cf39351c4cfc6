SELECT place, CAST(SUM(n) AS BIGINT) AS n,
  MIN(l0) AS l0, MIN(LEAST(c0, 40)) AS lo0,
  MAX(LEAST(c0, 40)) AS hi0,
  MIN(l1) AS l1, MIN(LEAST(c1, 6)) AS lo1,
  MAX(LEAST(c1, 6)) AS hi1,
  MIN(l2) AS l2, MIN(LEAST(c2, 36)) AS lo2,
  MAX(LEAST(c2, 36)) AS hi2,
  MIN(l3) AS l3, MIN(LEAST(c3, 5)) AS lo3,
  MAX(LEAST(c3, 5)) AS hi3,
  MIN(l4) AS l4, MIN(LEAST(c4, 3)) AS lo4,
  MAX(LEAST(c4, 3)) AS hi4,
  MIN(l5) AS l5, MIN(LEAST(c5, 3)) AS lo5,
  MAX(LEAST(c5, 3)) AS hi5
FROM "map_1"
GROUP BY place;

SELECT place, CAST(SUM(n) AS BIGINT) AS n,
  MIN(l0) AS l0, MIN(LEAST(c0, 40)) AS lo0,
  MAX(LEAST(c0, 40)) AS hi0,
  MIN(l1) AS l1, MIN(LEAST(c1, 36)) AS lo1,
  MAX(LEAST(c1, 36)) AS hi1,
  MIN(l2) AS l2, MIN(LEAST(c2, 5)) AS lo2,
  MAX(LEAST(c2, 5)) AS hi2
FROM "map_1"
GROUP BY place;

SELECT place, CAST(SUM(n) AS BIGINT) AS n,
  MIN(l0) AS l0, MIN(LEAST(c0, 4)) AS lo0,
  MAX(LEAST(c0, 4)) AS hi0,
  MIN(l1) AS l1, MIN(LEAST(c1, 3)) AS lo1,
  MAX(LEAST(c1, 3)) AS hi1
FROM "map_1"
GROUP BY place;

SELECT place, CAST(SUM(n) AS BIGINT) AS n,
  MIN(l0) AS l0, MIN(LEAST(c0, 2)) AS lo0,
  MAX(LEAST(c0, 2)) AS hi0
FROM "map_1"
GROUP BY place;

SELECT place, CAST(SUM(n) AS BIGINT) AS n,
  MIN(l0) AS l0, MIN(LEAST(c0, 40)) AS lo0,
  MAX(LEAST(c0, 40)) AS hi0,
  MIN(l1) AS l1, MIN(LEAST(c1, 6)) AS lo1,
  MAX(LEAST(c1, 6)) AS hi1,
  MIN(l2) AS l2, MIN(LEAST(c2, 3)) AS lo2,
  MAX(LEAST(c2, 3)) AS hi2,
  MIN(l3) AS l3, MIN(LEAST(c3, 3)) AS lo3,
  MAX(LEAST(c3, 3)) AS hi3
FROM "map_1"
GROUP BY place;
