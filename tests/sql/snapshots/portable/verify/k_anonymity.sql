SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM matched WHERE n > 0;

SELECT n, n AS measure, CASE WHEN n < 1 THEN 1 ELSE 0 END AS violates
FROM profiles_known WHERE n > 0;
