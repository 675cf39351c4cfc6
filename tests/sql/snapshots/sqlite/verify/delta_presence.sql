SELECT n, CAST(n AS REAL) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS INTEGER) * 1 < CAST(members AS INTEGER) * 0 THEN 1 ELSE 0 END AS violates
FROM matched;

SELECT n, CAST(n AS REAL) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS INTEGER) * 10 < CAST(members AS INTEGER) * 1 THEN 1 ELSE 0 END AS violates
FROM matched;
