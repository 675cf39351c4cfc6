SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0, n
FROM (
  SELECT CAST(+`age` AS TEXT) AS l0, COUNT(*) AS n
  FROM `named`
  GROUP BY CAST(+`age` AS TEXT)
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0, n
FROM (
  SELECT CAST(+`age` AS TEXT) AS l0, COUNT(*) AS n
  FROM `wards`
  GROUP BY CAST(+`age` AS TEXT)
) AS published;
