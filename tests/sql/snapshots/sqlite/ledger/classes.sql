SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0
FROM (
  SELECT DISTINCT CAST(+`age` AS TEXT) AS l0  FROM `named`
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0
FROM (
  SELECT DISTINCT CAST(+`age` AS TEXT) AS l0  FROM `wards`
) AS published;
