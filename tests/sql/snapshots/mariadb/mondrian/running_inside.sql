(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 2 AND total - below >= 2

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 4 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 4 AND total - below >= 4

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 3 AS dim, o.c3 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c3 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

);

(
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 2 AND total - below >= 2

);
