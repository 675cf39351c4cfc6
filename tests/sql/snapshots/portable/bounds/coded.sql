SELECT n,
  c0, DENSE_RANK() OVER (ORDER BY c0) AS p0,
  c1, DENSE_RANK() OVER (ORDER BY c0,c1) AS p1,
  c2, DENSE_RANK() OVER (ORDER BY c0,c1,c2) AS p2
FROM (
  SELECT k.n, z0.code AS c0, z1.code AS c1, z2.code AS c2
  FROM "spelled_1" AS k
  JOIN "dictionary_1" AS z0 ON z0.label = k.l2
  JOIN "dictionary_2" AS z1 ON z1.label = k.l1
  JOIN "dictionary_3" AS z2 ON z2.label = k.l0
) AS spelled;
