-- name: rows
SELECT pair, cell, s, g, CAST(SUM(n) AS BIGINT) AS n, MAX(own) AS own, MAX(total) AS total
FROM (
  SELECT pair, cell, s, g, n, CAST(SUM(own) OVER (PARTITION BY pair, g) AS BIGINT) AS own,
    CAST(SUM(n) OVER (PARTITION BY pair, g) AS BIGINT) AS total
  FROM (
    SELECT p.pair, a.cell, a.s, a.s - a.s % 1 AS g, a.n, p.first * a.n AS own
    FROM (
      SELECT class AS pair, class AS member, 1 AS first FROM "pairs_1"
      UNION ALL
      SELECT class AS pair, other AS member, 0 AS first FROM "pairs_1"
    ) AS p
    JOIN "by_value_1" AS a ON a.class = p.member
  ) AS grouped
) AS counted
GROUP BY pair, cell, s, g;

-- name: around
SELECT pair, seed, cell, s, n, own, total, c0, c1, c2,
  CAST(SUM(n) OVER (PARTITION BY pair, seed, g ORDER BY far, cell, s ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS ahead
FROM (
  SELECT p.pair, p.seed, p.cell, p.s, p.g, p.n, p.own, p.total, p.c0, p.c1, p.c2,
    (0 + CAST(985402995390460 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045588 AS BIGINT) * (CAST(BIT_COUNT(p.b1_0) AS BIGINT) - 1) + CAST(19215358410113970 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS far
  FROM (
    SELECT y.pair, x.cell AS seed, y.cell, r.s, r.g, r.n, r.own, r.total, y.c0, y.c1, y.c2, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
    FROM "pool_1" AS x
    JOIN "pool_1" AS y ON y.pair = x.pair
    JOIN "rows_1" AS r ON r.pair = y.pair AND r.cell = y.cell
    WHERE x.number <= 20
  ) AS p
) AS distant;

-- name: sides
SELECT p.pair, p.seed, p.near, p.n * (0 + CAST(985402995390460 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045588 AS BIGINT) * (CAST(BIT_COUNT(p.b1_0) AS BIGINT) - 1) + CAST(19215358410113970 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS lost
FROM (
  SELECT o.pair, o.seed, 0 AS near,
    CAST(SUM(LEAST(o.n, o.own - o.ahead)) AS BIGINT) AS n, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM "around_1" AS o
  WHERE o.ahead < o.own
  GROUP BY o.pair, o.seed
  UNION ALL
  SELECT o.pair, o.seed, 0 AS near,
    CAST(SUM(LEAST(o.n, o.ahead + o.n - (o.own))) AS BIGINT) AS n, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM "around_1" AS o
  WHERE o.ahead + o.n > o.own
  GROUP BY o.pair, o.seed
UNION ALL
  SELECT o.pair, o.seed, 1 AS near,
    CAST(SUM(LEAST(o.n, o.total - o.own - o.ahead)) AS BIGINT) AS n, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM "around_1" AS o
  WHERE o.ahead < o.total - o.own
  GROUP BY o.pair, o.seed
  UNION ALL
  SELECT o.pair, o.seed, 1 AS near,
    CAST(SUM(LEAST(o.n, o.ahead + o.n - (o.total - o.own))) AS BIGINT) AS n, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM "around_1" AS o
  WHERE o.ahead + o.n > o.total - o.own
  GROUP BY o.pair, o.seed
) AS p;

-- name: dealt
SELECT o.cell, o.s, b.pair AS class, LEAST(o.n, CASE b.near WHEN 0 THEN o.own ELSE o.total - o.own END - o.ahead) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed
WHERE o.ahead < CASE b.near WHEN 0 THEN o.own ELSE o.total - o.own END
UNION ALL
SELECT o.cell, o.s, b.other AS class, LEAST(o.n, o.ahead + o.n - CASE b.near WHEN 0 THEN o.own ELSE o.total - o.own END) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed
WHERE o.ahead + o.n > CASE b.near WHEN 0 THEN o.own ELSE o.total - o.own END;
