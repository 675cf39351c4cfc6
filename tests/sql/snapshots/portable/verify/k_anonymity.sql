SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0;

SELECT n, n AS measure, CASE WHEN n < 2 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0;

SELECT n, n AS measure, CASE WHEN n < 1 THEN 1 ELSE 0 END AS violates
FROM value_summary_known WHERE n > 0;

SELECT n, n AS measure, CASE WHEN n < 5 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0;

SELECT n, n AS measure, CASE WHEN n < 4 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0;

SELECT n, n AS measure, CASE WHEN n < 6 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0;
