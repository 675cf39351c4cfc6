SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3;

SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 3 AS dim, o.c3 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c3 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 4 AS dim, o.c4 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c4 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 5 AS dim, o.c5 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c5 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 3 AS dim, o.c3 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c3 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 4 AS dim, o.c4 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c4 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 5 AS dim, o.c5 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c5 HAVING SUM(o.n) < MAX(o.size)

) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1

) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2
UNION ALL
  SELECT o.part, 3 AS dim, o.c3 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c3
UNION ALL
  SELECT o.part, 4 AS dim, o.c4 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c4

) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2
UNION ALL
  SELECT o.part, 3 AS dim, o.c3 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c3

) AS histogram;

SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LAG(v) OVER (PARTITION BY part, dim ORDER BY v) AS previous,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next,
  ROW_NUMBER() OVER (PARTITION BY part, dim ORDER BY v) AS place,
  COUNT(*) OVER (PARTITION BY part, dim) AS places
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2
UNION ALL
  SELECT o.part, 3 AS dim, o.c3 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c3

) AS histogram;

SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 3 AS dim, o.c3 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c3 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3;

SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 6 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 6 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 6 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 6 AND total - below >= 6;

SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next,
  ROW_NUMBER() OVER (PARTITION BY part, dim ORDER BY v) AS place,
  COUNT(*) OVER (PARTITION BY part, dim) AS places
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS INTEGER) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 2 AND total - below >= 2;
