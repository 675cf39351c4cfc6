SELECT p.pair, 0 AS seed, p.near, p.n * (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * CASE WHEN t1.code = z1.code THEN 0 WHEN t1.k1 = z1.k1 THEN t1.s1 WHEN t1.k2 = z1.k2 THEN t1.s2 WHEN t1.k3 = z1.k3 THEN t1.s3 END + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END) AS lost
FROM (
  SELECT o.pair, o.near, CAST(SUM(o.n) AS BIGINT) AS n, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM (
    SELECT s.pair, -s.way AS near, CASE WHEN m.cell = s.leaving THEN 1 ELSE 0 END AS side, m.n, m.c0, m.c1, m.c2
    FROM "swaps_1" AS s
    JOIN "members_1" AS m ON m.class = s.pair
    UNION ALL
    SELECT s.pair, -s.way AS near, CASE WHEN m.cell = s.coming THEN 0 ELSE 1 END AS side, m.n, m.c0, m.c1, m.c2
    FROM "swaps_1" AS s
    JOIN "pairs_1" AS q ON q.class = s.pair
    JOIN "members_1" AS m ON m.class = q.other
  ) AS o
  GROUP BY o.pair, o.near, o.side
) AS p
JOIN "tree_1" AS t1 ON t1.code = p.lo1
JOIN "tree_1" AS z1 ON z1.code = p.hi1;

SELECT p.pair, 0 AS seed, p.near, p.n * (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045510 AS BIGINT) * (BIT_COUNT(CAST(p.b1_0 AS BIT(64))) - 1) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END) AS lost
FROM (
  SELECT o.pair, o.near, CAST(SUM(o.n) AS BIGINT) AS n, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM (
    SELECT s.pair, -s.way AS near, CASE WHEN m.cell = s.leaving THEN 1 ELSE 0 END AS side, m.n, m.c0, m.c1, m.c2
    FROM "swaps_1" AS s
    JOIN "members_1" AS m ON m.class = s.pair
    UNION ALL
    SELECT s.pair, -s.way AS near, CASE WHEN m.cell = s.coming THEN 0 ELSE 1 END AS side, m.n, m.c0, m.c1, m.c2
    FROM "swaps_1" AS s
    JOIN "pairs_1" AS q ON q.class = s.pair
    JOIN "members_1" AS m ON m.class = q.other
  ) AS o
  GROUP BY o.pair, o.near, o.side
) AS p;

SELECT p.pair, 0 AS seed, p.near, p.n * (0 + CAST(985402995390420 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045276 AS BIGINT) * (BIT_COUNT(CAST(p.b1_0 AS BIT(64))) - 1) + CAST(19215358410113190 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END) AS lost
FROM (
  SELECT o.pair, o.near, CAST(SUM(o.n) AS BIGINT) AS n, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM (
    SELECT s.pair, -s.way AS near, CASE WHEN m.cell = s.leaving THEN 1 ELSE 0 END AS side, m.n, m.c0, m.c1, m.c2
    FROM "swaps_1" AS s
    JOIN "members_1" AS m ON m.class = s.pair
    UNION ALL
    SELECT s.pair, -s.way AS near, CASE WHEN m.cell = s.coming THEN 0 ELSE 1 END AS side, m.n, m.c0, m.c1, m.c2
    FROM "swaps_1" AS s
    JOIN "pairs_1" AS q ON q.class = s.pair
    JOIN "members_1" AS m ON m.class = q.other
  ) AS o
  GROUP BY o.pair, o.near, o.side
) AS p;
