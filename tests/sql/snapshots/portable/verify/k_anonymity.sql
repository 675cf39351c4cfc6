SELECT n, measure, CASE WHEN measure < 3 THEN 1 ELSE 0 END AS violates
FROM (SELECT n, n AS measure FROM matched WHERE n > 0) AS counted;

SELECT n, measure, CASE WHEN measure < 1 THEN 1 ELSE 0 END AS violates
FROM (SELECT n, n AS measure FROM profiles_known WHERE n > 0) AS counted;

SELECT n, measure, CASE WHEN measure < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT n, different AS measure FROM profiles_known WHERE n > 0) AS counted;
