WITH tails AS (
  SELECT n, greatest, v - greatest AS tail FROM profiles_known
)
SELECT n, CAST(greatest AS REAL) / NULLIF(tail, 0) AS measure,
  CASE WHEN CAST(greatest AS INTEGER) * 1 < CAST(tail AS INTEGER) * 5 THEN 0 ELSE 1 END AS violates
FROM tails;

WITH tails AS (
  SELECT n, greatest, v - greatest AS tail FROM profiles_known
)
SELECT n, CAST(greatest AS REAL) / NULLIF(tail, 0) AS measure,
  CASE WHEN CAST(greatest AS INTEGER) * 1 < CAST(tail AS INTEGER) * 2 THEN 0 ELSE 1 END AS violates
FROM tails;
