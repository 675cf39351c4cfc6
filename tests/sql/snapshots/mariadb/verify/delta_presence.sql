SELECT n, CAST(n AS DOUBLE) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS DECIMAL(65, 0)) * 1 < CAST(members AS DECIMAL(65, 0)) * 0 THEN 1 ELSE 0 END AS violates
FROM matched;

SELECT n, CAST(n AS DOUBLE) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS DECIMAL(65, 0)) * 10 < CAST(members AS DECIMAL(65, 0)) * 1 THEN 1 ELSE 0 END AS violates
FROM matched;
