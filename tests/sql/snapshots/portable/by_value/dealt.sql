SELECT part, 0 AS dim, cell, s, n, c0, c1, c2,
  CAST(GREATEST(LEAST(half - passed + n, n), 0) AS BIGINT) AS lefts
FROM (
  SELECT o.part, o.cell, o.s, o.n, o.c0, o.c1, o.c2, t.half,
    SUM(o.n) OVER (
      PARTITION BY o.part, o.s ORDER BY o.c0, o.cell
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
    ) AS passed
  FROM "open_1" AS o
  JOIN "sound_1" AS x ON x.part = o.part
  JOIN "strata_1" AS t ON t.part = o.part AND t.s = o.s
) AS d0
UNION ALL
SELECT part, 1 AS dim, cell, s, n, c0, c1, c2,
  CAST(GREATEST(LEAST(half - passed + n, n), 0) AS BIGINT) AS lefts
FROM (
  SELECT o.part, o.cell, o.s, o.n, o.c0, o.c1, o.c2, t.half,
    SUM(o.n) OVER (
      PARTITION BY o.part, o.s ORDER BY o.c1, o.cell
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
    ) AS passed
  FROM "open_1" AS o
  JOIN "sound_1" AS x ON x.part = o.part
  JOIN "strata_1" AS t ON t.part = o.part AND t.s = o.s
) AS d1
UNION ALL
SELECT part, 2 AS dim, cell, s, n, c0, c1, c2,
  CAST(GREATEST(LEAST(half - passed + n, n), 0) AS BIGINT) AS lefts
FROM (
  SELECT o.part, o.cell, o.s, o.n, o.c0, o.c1, o.c2, t.half,
    SUM(o.n) OVER (
      PARTITION BY o.part, o.s ORDER BY o.c2, o.cell
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
    ) AS passed
  FROM "open_1" AS o
  JOIN "sound_1" AS x ON x.part = o.part
  JOIN "strata_1" AS t ON t.part = o.part AND t.s = o.s
) AS d2;
