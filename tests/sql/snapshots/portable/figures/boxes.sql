SELECT p.n,
  COALESCE(g0.lo, p.lo0) AS lo0,
  COALESCE(g0.hi, p.hi0) AS hi0,
  COALESCE(g1.lo, p.lo1) AS lo1,
  COALESCE(g1.hi, p.hi1) AS hi1, p.l1,
  COALESCE(g2.lo, p.lo2) AS lo2,
  COALESCE(g2.hi, p.hi2) AS hi2,
  COALESCE(g3.lo, p.lo3) AS lo3,
  COALESCE(g3.hi, p.hi3) AS hi3,
  COALESCE(g4.lo, p.lo4) AS lo4,
  COALESCE(g4.hi, p.hi4) AS hi4,
  COALESCE(g5.lo, p.lo5) AS lo5,
  COALESCE(g5.hi, p.hi5) AS hi5
FROM (
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
  GROUP BY place
) AS p
LEFT JOIN (
  SELECT l0 AS l, MIN(LEAST(c0, 40)) AS lo,
    MAX(LEAST(c0, 40)) AS hi
  FROM "map_1"
  WHERE l0 IS NOT NULL
  GROUP BY l0
) AS g0 ON g0.l = p.l0
LEFT JOIN (
  SELECT l1 AS l, MIN(LEAST(c1, 6)) AS lo,
    MAX(LEAST(c1, 6)) AS hi
  FROM "map_1"
  WHERE l1 IS NOT NULL
  GROUP BY l1
) AS g1 ON g1.l = p.l1
LEFT JOIN (
  SELECT l2 AS l, MIN(LEAST(c2, 36)) AS lo,
    MAX(LEAST(c2, 36)) AS hi
  FROM "map_1"
  WHERE l2 IS NOT NULL
  GROUP BY l2
) AS g2 ON g2.l = p.l2
LEFT JOIN (
  SELECT l3 AS l, MIN(LEAST(c3, 5)) AS lo,
    MAX(LEAST(c3, 5)) AS hi
  FROM "map_1"
  WHERE l3 IS NOT NULL
  GROUP BY l3
) AS g3 ON g3.l = p.l3
LEFT JOIN (
  SELECT l4 AS l, MIN(LEAST(c4, 3)) AS lo,
    MAX(LEAST(c4, 3)) AS hi
  FROM "map_1"
  WHERE l4 IS NOT NULL
  GROUP BY l4
) AS g4 ON g4.l = p.l4
LEFT JOIN (
  SELECT l5 AS l, MIN(LEAST(c5, 3)) AS lo,
    MAX(LEAST(c5, 3)) AS hi
  FROM "map_1"
  WHERE l5 IS NOT NULL
  GROUP BY l5
) AS g5 ON g5.l = p.l5;

SELECT p.n,
  COALESCE(g0.lo, p.lo0) AS lo0,
  COALESCE(g0.hi, p.hi0) AS hi0,
  COALESCE(g1.lo, p.lo1) AS lo1,
  COALESCE(g1.hi, p.hi1) AS hi1,
  COALESCE(g2.lo, p.lo2) AS lo2,
  COALESCE(g2.hi, p.hi2) AS hi2
FROM (
  SELECT place, CAST(SUM(n) AS BIGINT) AS n,
    MIN(l0) AS l0, MIN(LEAST(c0, 40)) AS lo0,
    MAX(LEAST(c0, 40)) AS hi0,
    MIN(l1) AS l1, MIN(LEAST(c1, 36)) AS lo1,
    MAX(LEAST(c1, 36)) AS hi1,
    MIN(l2) AS l2, MIN(LEAST(c2, 5)) AS lo2,
    MAX(LEAST(c2, 5)) AS hi2
  FROM "map_1"
  GROUP BY place
) AS p
LEFT JOIN (
  SELECT m.l0 AS l,
    CASE WHEN MIN(s.code) = MAX(s.code) THEN MIN(LEAST(s.code, 40))
      ELSE MIN(LEAST(s.first_code, 40)) END AS lo,
    CASE WHEN MIN(s.code) = MAX(s.code) THEN MIN(LEAST(s.code, 40))
      ELSE MAX(LEAST(s.last_code, 40)) END AS hi
  FROM "map_1" AS m JOIN "steps_1" AS s ON s.code = m.c0
  WHERE m.l0 IS NOT NULL
  GROUP BY m.l0
) AS g0 ON g0.l = p.l0
LEFT JOIN (
  SELECT m.l1 AS l,
    CASE WHEN MIN(s.code) = MAX(s.code) THEN MIN(LEAST(s.code, 36))
      ELSE MIN(LEAST(s.first_code, 36)) END AS lo,
    CASE WHEN MIN(s.code) = MAX(s.code) THEN MIN(LEAST(s.code, 36))
      ELSE MAX(LEAST(s.last_code, 36)) END AS hi
  FROM "map_1" AS m JOIN "steps_2" AS s ON s.code = m.c1
  WHERE m.l1 IS NOT NULL
  GROUP BY m.l1
) AS g1 ON g1.l = p.l1
LEFT JOIN (
  SELECT m.l2 AS l,
    CASE WHEN MIN(s.code) = MAX(s.code) THEN MIN(LEAST(s.code, 5))
      ELSE MIN(LEAST(s.first_code, 5)) END AS lo,
    CASE WHEN MIN(s.code) = MAX(s.code) THEN MIN(LEAST(s.code, 5))
      ELSE MAX(LEAST(s.last_code, 5)) END AS hi
  FROM "map_1" AS m JOIN "steps_3" AS s ON s.code = m.c2
  WHERE m.l2 IS NOT NULL
  GROUP BY m.l2
) AS g2 ON g2.l = p.l2;

SELECT p.n,
  COALESCE(g0.lo, p.lo0) AS lo0,
  COALESCE(g0.hi, p.hi0) AS hi0,
  COALESCE(g1.lo, p.lo1) AS lo1,
  COALESCE(g1.hi, p.hi1) AS hi1
FROM (
  SELECT place, CAST(SUM(n) AS BIGINT) AS n,
    MIN(l0) AS l0, MIN(LEAST(c0, 4)) AS lo0,
    MAX(LEAST(c0, 4)) AS hi0,
    MIN(l1) AS l1, MIN(LEAST(c1, 3)) AS lo1,
    MAX(LEAST(c1, 3)) AS hi1
  FROM "map_1"
  GROUP BY place
) AS p
LEFT JOIN (
  SELECT l0 AS l, MIN(LEAST(c0, 4)) AS lo,
    MAX(LEAST(c0, 4)) AS hi
  FROM "map_1"
  WHERE l0 IS NOT NULL
  GROUP BY l0
) AS g0 ON g0.l = p.l0
LEFT JOIN (
  SELECT l1 AS l, MIN(LEAST(c1, 3)) AS lo,
    MAX(LEAST(c1, 3)) AS hi
  FROM "map_1"
  WHERE l1 IS NOT NULL
  GROUP BY l1
) AS g1 ON g1.l = p.l1;

SELECT p.n,
  COALESCE(g0.lo, p.lo0) AS lo0,
  COALESCE(g0.hi, p.hi0) AS hi0
FROM (
  SELECT place, CAST(SUM(n) AS BIGINT) AS n,
    MIN(l0) AS l0, MIN(LEAST(c0, 2)) AS lo0,
    MAX(LEAST(c0, 2)) AS hi0
  FROM "map_1"
  GROUP BY place
) AS p
LEFT JOIN (
  SELECT l0 AS l, MIN(LEAST(c0, 2)) AS lo,
    MAX(LEAST(c0, 2)) AS hi
  FROM "map_1"
  WHERE l0 IS NOT NULL
  GROUP BY l0
) AS g0 ON g0.l = p.l0;

SELECT p.n,
  COALESCE(g0.lo, p.lo0) AS lo0,
  COALESCE(g0.hi, p.hi0) AS hi0,
  COALESCE(g1.lo, p.lo1) AS lo1,
  COALESCE(g1.hi, p.hi1) AS hi1, p.l1,
  COALESCE(g2.lo, p.lo2) AS lo2,
  COALESCE(g2.hi, p.hi2) AS hi2, p.l2,
  COALESCE(g3.lo, p.lo3) AS lo3,
  COALESCE(g3.hi, p.hi3) AS hi3
FROM (
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
  GROUP BY place
) AS p
LEFT JOIN (
  SELECT l0 AS l, MIN(LEAST(c0, 40)) AS lo,
    MAX(LEAST(c0, 40)) AS hi
  FROM "map_1"
  WHERE l0 IS NOT NULL
  GROUP BY l0
) AS g0 ON g0.l = p.l0
LEFT JOIN (
  SELECT l1 AS l, MIN(LEAST(c1, 6)) AS lo,
    MAX(LEAST(c1, 6)) AS hi
  FROM "map_1"
  WHERE l1 IS NOT NULL
  GROUP BY l1
) AS g1 ON g1.l = p.l1
LEFT JOIN (
  SELECT l2 AS l, MIN(LEAST(c2, 3)) AS lo,
    MAX(LEAST(c2, 3)) AS hi
  FROM "map_1"
  WHERE l2 IS NOT NULL
  GROUP BY l2
) AS g2 ON g2.l = p.l2
LEFT JOIN (
  SELECT l3 AS l, MIN(LEAST(c3, 3)) AS lo,
    MAX(LEAST(c3, 3)) AS hi
  FROM "map_1"
  WHERE l3 IS NOT NULL
  GROUP BY l3
) AS g3 ON g3.l = p.l3;
