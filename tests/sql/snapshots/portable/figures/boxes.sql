SELECT p.place, p.n,
  COALESCE(g0.lo, p.lo0) AS lo0,
  COALESCE(g0.hi, p.hi0) AS hi0,
  COALESCE(g1.lo, p.lo1) AS lo1,
  COALESCE(g1.hi, p.hi1) AS hi1, g1.label AS i1,
  COALESCE(g2.lo, p.lo2) AS lo2,
  COALESCE(g2.hi, p.hi2) AS hi2,
  COALESCE(g3.lo, p.lo3) AS lo3,
  COALESCE(g3.hi, p.hi3) AS hi3,
  COALESCE(g4.lo, p.lo4) AS lo4,
  COALESCE(g4.hi, p.hi4) AS hi4,
  COALESCE(g5.lo, p.lo5) AS lo5,
  COALESCE(g5.hi, p.hi5) AS hi5
FROM "published_1" AS p
LEFT JOIN (
  SELECT l0 AS l, MIN(lo0) AS lo, MAX(hi0) AS hi
  FROM "published_1"
  WHERE l0 IS NOT NULL
  GROUP BY l0
) AS g0 ON g0.l = p.l0
LEFT JOIN (
  SELECT l1 AS l, MIN(lo1) AS lo, MAX(hi1) AS hi, MIN(place) AS label
  FROM "published_1"
  WHERE l1 IS NOT NULL
  GROUP BY l1
) AS g1 ON g1.l = p.l1
LEFT JOIN (
  SELECT l2 AS l, MIN(lo2) AS lo, MAX(hi2) AS hi
  FROM "published_1"
  WHERE l2 IS NOT NULL
  GROUP BY l2
) AS g2 ON g2.l = p.l2
LEFT JOIN (
  SELECT l3 AS l, MIN(lo3) AS lo, MAX(hi3) AS hi
  FROM "published_1"
  WHERE l3 IS NOT NULL
  GROUP BY l3
) AS g3 ON g3.l = p.l3
LEFT JOIN (
  SELECT l4 AS l, MIN(lo4) AS lo, MAX(hi4) AS hi
  FROM "published_1"
  WHERE l4 IS NOT NULL
  GROUP BY l4
) AS g4 ON g4.l = p.l4
LEFT JOIN (
  SELECT l5 AS l, MIN(lo5) AS lo, MAX(hi5) AS hi
  FROM "published_1"
  WHERE l5 IS NOT NULL
  GROUP BY l5
) AS g5 ON g5.l = p.l5;

SELECT p.place, p.n,
  COALESCE(g0.lo, p.lo0) AS lo0,
  COALESCE(g0.hi, p.hi0) AS hi0,
  COALESCE(g1.lo, p.lo1) AS lo1,
  COALESCE(g1.hi, p.hi1) AS hi1,
  COALESCE(g2.lo, p.lo2) AS lo2,
  COALESCE(g2.hi, p.hi2) AS hi2
FROM "published_1" AS p
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

SELECT p.place, p.n,
  COALESCE(g0.lo, p.lo0) AS lo0,
  COALESCE(g0.hi, p.hi0) AS hi0,
  COALESCE(g1.lo, p.lo1) AS lo1,
  COALESCE(g1.hi, p.hi1) AS hi1
FROM "published_1" AS p
LEFT JOIN (
  SELECT l0 AS l, MIN(lo0) AS lo, MAX(hi0) AS hi
  FROM "published_1"
  WHERE l0 IS NOT NULL
  GROUP BY l0
) AS g0 ON g0.l = p.l0
LEFT JOIN (
  SELECT l1 AS l, MIN(lo1) AS lo, MAX(hi1) AS hi
  FROM "published_1"
  WHERE l1 IS NOT NULL
  GROUP BY l1
) AS g1 ON g1.l = p.l1;

SELECT p.place, p.n,
  COALESCE(g0.lo, p.lo0) AS lo0,
  COALESCE(g0.hi, p.hi0) AS hi0
FROM "published_1" AS p
LEFT JOIN (
  SELECT l0 AS l, MIN(lo0) AS lo, MAX(hi0) AS hi
  FROM "published_1"
  WHERE l0 IS NOT NULL
  GROUP BY l0
) AS g0 ON g0.l = p.l0;

SELECT p.place, p.n,
  COALESCE(g0.lo, p.lo0) AS lo0,
  COALESCE(g0.hi, p.hi0) AS hi0,
  COALESCE(g1.lo, p.lo1) AS lo1,
  COALESCE(g1.hi, p.hi1) AS hi1, g1.label AS i1,
  COALESCE(g2.lo, p.lo2) AS lo2,
  COALESCE(g2.hi, p.hi2) AS hi2, g2.label AS i2,
  COALESCE(g3.lo, p.lo3) AS lo3,
  COALESCE(g3.hi, p.hi3) AS hi3
FROM "published_1" AS p
LEFT JOIN (
  SELECT l0 AS l, MIN(lo0) AS lo, MAX(hi0) AS hi
  FROM "published_1"
  WHERE l0 IS NOT NULL
  GROUP BY l0
) AS g0 ON g0.l = p.l0
LEFT JOIN (
  SELECT l1 AS l, MIN(lo1) AS lo, MAX(hi1) AS hi, MIN(place) AS label
  FROM "published_1"
  WHERE l1 IS NOT NULL
  GROUP BY l1
) AS g1 ON g1.l = p.l1
LEFT JOIN (
  SELECT l2 AS l, MIN(lo2) AS lo, MAX(hi2) AS hi, MIN(place) AS label
  FROM "published_1"
  WHERE l2 IS NOT NULL
  GROUP BY l2
) AS g2 ON g2.l = p.l2
LEFT JOIN (
  SELECT l3 AS l, MIN(lo3) AS lo, MAX(hi3) AS hi
  FROM "published_1"
  WHERE l3 IS NOT NULL
  GROUP BY l3
) AS g3 ON g3.l = p.l3;
