SELECT c.class, c.n, c.k0, c.lo0, c.hi0, c.k1, c.lo1, c.hi1, c.k2, c.lo2, c.hi2,
  DENSE_RANK() OVER (ORDER BY t0.id, t1.id, t2.id ) AS place,
  t0.id AS id0, t0.units AS u0, t0.members AS m0,
  t1.id AS id1, t1.units AS u1, t1.members AS m1,
  t2.id AS id2, t2.units AS u2, t2.members AS m2
FROM "classes_1" AS c
LEFT JOIN "numbers_1" AS t0
  ON t0.attribute = 0 AND t0.shape = c.k0
LEFT JOIN "numbers_1" AS t1
  ON t1.attribute = 1 AND t1.shape = c.k1
LEFT JOIN "numbers_1" AS t2
  ON t2.attribute = 2 AND t2.shape = c.k2;
