SELECT part, 0 AS dim, cell, s, g, n, c0, c1, c2,
  CAST(GREATEST(LEAST(half - passed + n, n), 0) AS BIGINT) AS lefts
FROM (
  SELECT o.part, o.cell, o.s, o.g, o.n, o.c0, o.c1, o.c2, t.half,
    SUM(o.n) OVER (
      PARTITION BY o.part, o.g ORDER BY o.c0, o.cell, o.s
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
    ) AS passed
  FROM "open_1" AS o
  JOIN "strata_1" AS t ON t.part = o.part AND t.g = o.g
) AS d0
UNION ALL
SELECT part, 1 AS dim, cell, s, g, n, c0, c1, c2,
  CAST(GREATEST(LEAST(half - passed + n, n), 0) AS BIGINT) AS lefts
FROM (
  SELECT o.part, o.cell, o.s, o.g, o.n, o.c0, o.c1, o.c2, t.half,
    SUM(o.n) OVER (
      PARTITION BY o.part, o.g ORDER BY o.c1, o.cell, o.s
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
    ) AS passed
  FROM "open_1" AS o
  JOIN "strata_1" AS t ON t.part = o.part AND t.g = o.g
) AS d1
UNION ALL
SELECT part, 2 AS dim, cell, s, g, n, c0, c1, c2,
  CAST(GREATEST(LEAST(half - passed + n, n), 0) AS BIGINT) AS lefts
FROM (
  SELECT o.part, o.cell, o.s, o.g, o.n, o.c0, o.c1, o.c2, t.half,
    SUM(o.n) OVER (
      PARTITION BY o.part, o.g ORDER BY o.c2, o.cell, o.s
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
    ) AS passed
  FROM "open_1" AS o
  JOIN "strata_1" AS t ON t.part = o.part AND t.g = o.g
) AS d2;
