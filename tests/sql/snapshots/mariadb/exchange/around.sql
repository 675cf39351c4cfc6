SELECT pair, seed, cell, s, n, own, total, c0, c1, c2,
  CAST(SUM(n) OVER (PARTITION BY pair, seed, g ORDER BY far, cell, s ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) - n AS ahead
FROM (
  SELECT p.pair, p.seed, p.cell, p.s, p.g, p.n, p.own, p.total, p.c0, p.c1, p.c2,
    (0 + CAST(985402995390460 AS SIGNED) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045588 AS SIGNED) * (BIT_COUNT(p.b1_0) - 1) + CAST(19215358410113970 AS SIGNED)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(p.b2_0) - 1 END) AS far
  FROM (
    SELECT y.pair, x.cell AS seed, y.cell, r.s, r.g, r.n, r.own, r.total, y.c0, y.c1, y.c2, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
    FROM `pool_1` AS x
    JOIN `pool_1` AS y ON y.pair = x.pair
    JOIN `rows_1` AS r ON r.pair = y.pair AND r.cell = y.cell
    WHERE x.number <= 20
  ) AS p
) AS distant;
