SELECT n, members AS measure,
  CASE WHEN members < 2 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0;

SELECT n, members AS measure,
  CASE WHEN members < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0;
