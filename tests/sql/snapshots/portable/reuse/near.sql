SELECT class, other, rise
FROM (
  SELECT class, other, rise, ROW_NUMBER() OVER (PARTITION BY class ORDER BY rise, other) AS place
  FROM (
    SELECT p.class, p.other, p.n * (0 + CAST(1037266310937333 AS BIGINT) * LEAST(p.hi0 - p.lo0, 38) + CAST(6569353302603109 AS BIGINT) * COALESCE(NULLIF(CASE WHEN p.v1 <= 0 AND t1.k0 = z1.k0 THEN t1.s0 WHEN p.v1 <= 1 AND t1.k1 = z1.k1 THEN t1.s1 WHEN p.v1 <= 2 AND t1.k2 = z1.k2 THEN t1.s2 WHEN p.v1 <= 3 AND t1.k3 = z1.k3 THEN t1.s3 END, 1), 0) + CAST(19708059907809327 AS BIGINT) * LEAST(p.hi2 - p.lo2, 2)) - p.apart AS rise
    FROM (
      SELECT x.class, y.class AS other, x.n + y.n AS n, x.n * x.lost + y.n * y.lost AS apart,
        LEAST(x.lo0, y.lo0) AS lo0,
        GREATEST(x.hi0, y.hi0) AS hi0,
        GREATEST(x.v0, y.v0) AS v0,
        LEAST(x.lo1, y.lo1) AS lo1,
        GREATEST(x.hi1, y.hi1) AS hi1,
        GREATEST(x.v1, y.v1) AS v1,
        LEAST(x.lo2, y.lo2) AS lo2,
        GREATEST(x.hi2, y.hi2) AS hi2,
        GREATEST(x.v2, y.v2) AS v2
      FROM "violating_1" AS v
      JOIN "weighed_1" AS x ON x.class = v.class
      JOIN "blocks_1" AS b ON b.class = v.class
      JOIN "blocks_1" AS c ON c.block = b.block AND c.class <> b.class
      JOIN "weighed_1" AS y ON y.class = c.class
    ) AS p
JOIN "tree_1" AS t1 ON t1.code = p.lo1
JOIN "tree_1" AS z1 ON z1.code = p.hi1
  ) AS risen
) AS ranked
WHERE place = 1;
