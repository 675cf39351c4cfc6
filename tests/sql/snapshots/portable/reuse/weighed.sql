SELECT p.*, (0 + CAST(1037266310937333 AS BIGINT) * LEAST(p.hi0 - p.lo0, 38) + CAST(6569353302603109 AS BIGINT) * COALESCE(NULLIF(CASE WHEN p.v1 <= 0 AND t1.k0 = z1.k0 THEN t1.s0 WHEN p.v1 <= 1 AND t1.k1 = z1.k1 THEN t1.s1 WHEN p.v1 <= 2 AND t1.k2 = z1.k2 THEN t1.s2 WHEN p.v1 <= 3 AND t1.k3 = z1.k3 THEN t1.s3 END, 1), 0) + CAST(19708059907809327 AS BIGINT) * LEAST(p.hi2 - p.lo2, 2)) AS lost
FROM "boxes_1" AS p
JOIN "tree_1" AS t1 ON t1.code = p.lo1
JOIN "tree_1" AS z1 ON z1.code = p.hi1;
