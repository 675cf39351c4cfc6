SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  CAST(SUM(n) OVER (PARTITION BY part, dim) AS BIGINT) AS total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, 0 AS dim, c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c0
UNION ALL
  SELECT part, 1 AS dim, c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c1
UNION ALL
  SELECT part, 2 AS dim, c2 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c2
UNION ALL
  SELECT part, 3 AS dim, c3 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c3
UNION ALL
  SELECT part, 4 AS dim, c4 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c4
UNION ALL
  SELECT part, 5 AS dim, c5 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c5

) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  CAST(SUM(n) OVER (PARTITION BY part, dim) AS BIGINT) AS total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, 0 AS dim, c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 2 GROUP BY part, c0
UNION ALL
  SELECT part, 1 AS dim, c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 2 GROUP BY part, c1

) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  CAST(SUM(n) OVER (PARTITION BY part, dim) AS BIGINT) AS total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, 0 AS dim, c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c0
UNION ALL
  SELECT part, 1 AS dim, c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c1
UNION ALL
  SELECT part, 2 AS dim, c2 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c2
UNION ALL
  SELECT part, 3 AS dim, c3 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c3
UNION ALL
  SELECT part, 4 AS dim, c4 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c4

) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  CAST(SUM(n) OVER (PARTITION BY part, dim) AS BIGINT) AS total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, 0 AS dim, c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c0
UNION ALL
  SELECT part, 1 AS dim, c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c1
UNION ALL
  SELECT part, 2 AS dim, c2 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c2
UNION ALL
  SELECT part, 3 AS dim, c3 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c3

) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  CAST(SUM(n) OVER (PARTITION BY part, dim) AS BIGINT) AS total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, 0 AS dim, c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c0
UNION ALL
  SELECT part, 1 AS dim, c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c1
UNION ALL
  SELECT part, 2 AS dim, c2 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 3 GROUP BY part, c2

) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  CAST(SUM(n) OVER (PARTITION BY part, dim) AS BIGINT) AS total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, 0 AS dim, c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 5 GROUP BY part, c0

) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  CAST(SUM(n) OVER (PARTITION BY part, dim) AS BIGINT) AS total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, 0 AS dim, c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "open_1" WHERE size >= 2 * 4 GROUP BY part, c0

) AS histogram;
