SELECT w.class, w.n, w.fresh,
  CASE WHEN w.all0 = 1 THEN e0.lo
    ELSE w.lo0 END AS lo0,
  CASE WHEN w.all0 = 1 THEN e0.hi
    ELSE w.hi0 END AS hi0,
  CASE WHEN w.all0 = 1 THEN 2 ELSE w.v0 END AS v0,
  CASE WHEN w.fresh = 0 THEN w.lo1 ELSE w.k1 END AS lo1,
  CASE WHEN w.fresh = 0 THEN w.hi1 ELSE e1.hi END AS hi1,
  CASE WHEN w.fresh = 0 THEN w.v1 ELSE w.met1 END AS v1,
  CASE WHEN w.all2 = 1 THEN e2.lo
    ELSE w.lo2 END AS lo2,
  CASE WHEN w.all2 = 1 THEN e2.hi
    ELSE w.hi2 END AS hi2,
  CASE WHEN w.all2 = 1 THEN 2 ELSE w.v2 END AS v2
FROM (
  SELECT p.*,
    CASE WHEN p.fresh = 1 AND (p.v0 = 2) THEN 1
      ELSE 0 END AS all0,
    CASE WHEN p.v1 <= 0 AND t1.k0 = z1.k0 THEN 0 WHEN p.v1 <= 1 AND t1.k1 = z1.k1 THEN 1 WHEN p.v1 <= 2 AND t1.k2 = z1.k2 THEN 2 WHEN p.v1 <= 3 AND t1.k3 = z1.k3 THEN 3 END AS met1,
    CASE WHEN p.v1 <= 0 AND t1.k0 = z1.k0 THEN t1.k0 WHEN p.v1 <= 1 AND t1.k1 = z1.k1 THEN t1.k1 WHEN p.v1 <= 2 AND t1.k2 = z1.k2 THEN t1.k2 WHEN p.v1 <= 3 AND t1.k3 = z1.k3 THEN t1.k3 END AS k1,
    CASE WHEN p.fresh = 1 AND (p.v2 = 2
      OR p.lo2 < p.hi2 AND p.hi2 = 4) THEN 1
      ELSE 0 END AS all2
  FROM "united_1" AS p
  JOIN "tree_1" AS t1 ON t1.code = p.lo1
  JOIN "tree_1" AS z1 ON z1.code = p.hi1
) AS w
JOIN "ends_1" AS e0
  ON 1 = 1
JOIN "ends_2" AS e1
  ON e1.level = w.met1 AND e1.lo = w.k1
JOIN "ends_3" AS e2
  ON 1 = 1;

SELECT w.class, w.n, w.fresh,
  CASE WHEN w.all0 = 1 THEN e0.lo
    ELSE w.lo0 END AS lo0,
  CASE WHEN w.all0 = 1 THEN e0.hi
    ELSE w.hi0 END AS hi0,
  CASE WHEN w.all0 = 1 THEN 2 ELSE w.v0 END AS v0,
  CASE WHEN w.fresh = 0 THEN w.lo1 ELSE w.k1 END AS lo1,
  CASE WHEN w.fresh = 0 THEN w.hi1 ELSE e1.hi END AS hi1,
  CASE WHEN w.fresh = 0 THEN w.v1 ELSE w.met1 END AS v1,
  CASE WHEN w.all2 = 1 THEN e2.lo
    ELSE w.lo2 END AS lo2,
  CASE WHEN w.all2 = 1 THEN e2.hi
    ELSE w.hi2 END AS hi2,
  CASE WHEN w.all2 = 1 THEN 2 ELSE w.v2 END AS v2
FROM (
  SELECT p.*,
    CASE WHEN p.fresh = 1 AND (p.v0 = 2) THEN 1
      ELSE 0 END AS all0,
    CASE WHEN p.v1 <= 0 AND t1.k0 = z1.k0 THEN 0 WHEN p.v1 <= 1 AND t1.k1 = z1.k1 THEN 1 WHEN p.v1 <= 2 AND t1.k2 = z1.k2 THEN 2 END AS met1,
    CASE WHEN p.v1 <= 0 AND t1.k0 = z1.k0 THEN t1.k0 WHEN p.v1 <= 1 AND t1.k1 = z1.k1 THEN t1.k1 WHEN p.v1 <= 2 AND t1.k2 = z1.k2 THEN t1.k2 END AS k1,
    CASE WHEN p.fresh = 1 AND (p.v2 = 2
      OR p.lo2 < p.hi2 AND p.hi2 = 1) THEN 1
      ELSE 0 END AS all2
  FROM "boxes_1" AS p
  JOIN "tree_1" AS t1 ON t1.code = p.lo1
  JOIN "tree_1" AS z1 ON z1.code = p.hi1
) AS w
JOIN "ends_1" AS e0
  ON 1 = 1
JOIN "ends_2" AS e1
  ON e1.level = w.met1 AND e1.lo = w.k1
JOIN "ends_3" AS e2
  ON 1 = 1;
