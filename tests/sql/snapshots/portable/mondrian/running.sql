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
WHERE below >= 3 AND total - below >= 3;

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
    SELECT part, size, n, UNNEST([0, 1, 2, 3, 4, 5]) AS dim,
      UNNEST([c0, c1, c2, c3, c4, c5]) AS v
    FROM "open_1" WHERE size >= 2 * 3
  ) AS codes
  GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0, 1, 2, 3, 4, 5]) AS dim,
      UNNEST([c0, c1, c2, c3, c4, c5]) AS v
    FROM "open_1" WHERE size >= 2 * 3
  ) AS codes
  GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0, 1]) AS dim,
      UNNEST([c0, c1]) AS v
    FROM "open_1" WHERE size >= 2 * 3
  ) AS codes
  GROUP BY part, dim, v
) AS histogram;

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
WHERE below >= 2 AND total - below >= 2;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0, 1, 2, 3, 4]) AS dim,
      UNNEST([c0, c1, c2, c3, c4]) AS v
    FROM "open_1" WHERE size >= 2 * 3
  ) AS codes
  GROUP BY part, dim, v
) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0, 1, 2, 3]) AS dim,
      UNNEST([c0, c1, c2, c3]) AS v
    FROM "open_1" WHERE size >= 2 * 3
  ) AS codes
  GROUP BY part, dim, v
) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next,
  ROW_NUMBER() OVER (PARTITION BY part, dim ORDER BY v) AS place,
  COUNT(*) OVER (PARTITION BY part, dim) AS places
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0, 1, 2, 3]) AS dim,
      UNNEST([c0, c1, c2, c3]) AS v
    FROM "open_1" WHERE size >= 2 * 3
  ) AS codes
  GROUP BY part, dim, v
) AS histogram;

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
WHERE below >= 3 AND total - below >= 3;

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
WHERE below >= 3 AND total - below >= 3;

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
    FROM "open_1" WHERE size >= 2 * 6
  ) AS codes
  GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
) AS histogram
) AS counted
WHERE below >= 6 AND total - below >= 6;

SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next,
  ROW_NUMBER() OVER (PARTITION BY part, dim ORDER BY v) AS place,
  COUNT(*) OVER (PARTITION BY part, dim) AS places
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
WHERE below >= 2 AND total - below >= 2;
