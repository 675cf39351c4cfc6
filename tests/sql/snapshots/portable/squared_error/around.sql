SELECT pair, seed, cell, n, total, squares, x0, t0, x1, t1,
  CAST(SUM(n) OVER (PARTITION BY pair, seed ORDER BY along DESC, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS ahead,
  CAST(SUM(n * x0) OVER (PARTITION BY pair, seed ORDER BY along DESC, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n * x0 AS a0,
  CAST(SUM(n * x1) OVER (PARTITION BY pair, seed ORDER BY along DESC, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n * x1 AS a1
FROM (
  SELECT projected.*
  FROM (
    SELECT y.*, x.cell AS seed,
      y.x0 * (y.total * x.x0 - y.t0) +       y.x1 * (y.total * x.x1 - y.t1) AS along
    FROM (
      SELECT DISTINCT pair, cell, x0, x1 FROM "pool_1" WHERE number <= 20
    ) AS x
    JOIN "pool_1" AS y ON y.pair = x.pair
  ) AS projected
) AS told;
