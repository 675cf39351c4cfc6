(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0]) AS dim,
      UNNEST([c0]) AS v
    FROM "open_1" WHERE size >= 2 * 3
  ) AS codes
  GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0, 1]) AS dim,
      UNNEST([c0, c1]) AS v
    FROM "open_1" WHERE size >= 2 * 3
  ) AS codes
  GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0, 1, 2]) AS dim,
      UNNEST([c0, c1, c2]) AS v
    FROM "open_1" WHERE size >= 2 * 3
  ) AS codes
  GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0, 1]) AS dim,
      UNNEST([c0, c1]) AS v
    FROM "open_1" WHERE size >= 2 * 2
  ) AS codes
  GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
) AS histogram
) AS counted
WHERE below >= 2 AND total - below >= 2

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0]) AS dim,
      UNNEST([c0]) AS v
    FROM "open_1" WHERE size >= 2 * 4
  ) AS codes
  GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
) AS histogram
) AS counted
WHERE below >= 4 AND total - below >= 4

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0]) AS dim,
      UNNEST([c0]) AS v
    FROM "open_1" WHERE size >= 2 * 5
  ) AS codes
  GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
) AS histogram
) AS counted
WHERE below >= 5 AND total - below >= 5

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0, 1, 2, 3]) AS dim,
      UNNEST([c0, c1, c2, c3]) AS v
    FROM "open_1" WHERE size >= 2 * 3
  ) AS codes
  GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0, 1, 2]) AS dim,
      UNNEST([c0, c1, c2]) AS v
    FROM "open_1" WHERE size >= 2 * 2
  ) AS codes
  GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
) AS histogram
) AS counted
WHERE below >= 2 AND total - below >= 2

);
