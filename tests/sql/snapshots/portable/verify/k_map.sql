SELECT n, members AS measure, CASE WHEN members < 2 THEN 1 ELSE 0 END AS violates
FROM matched WHERE n > 0;
