WITH tails AS (
  SELECT n, greatest, v - greatest AS tail FROM value_summary_known
)
SELECT n, CAST(greatest AS DOUBLE PRECISION) / NULLIF(tail, 0) AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 1 < CAST(tail AS HUGEINT) * 5 THEN 0 ELSE 1 END AS violates
FROM tails;

WITH tails AS (
  SELECT n, greatest, v - greatest AS tail FROM value_summary_known
)
SELECT n, CAST(greatest AS DOUBLE PRECISION) / NULLIF(tail, 0) AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 1 < CAST(tail AS HUGEINT) * 2 THEN 0 ELSE 1 END AS violates
FROM tails;
