CREATE TEMPORARY TABLE `_sqlanon_assignment` AS
SELECT cell, class, n
FROM (
  SELECT cell, n,
    DENSE_RANK() OVER (ORDER BY k1_0, k2_0, 1) AS class,
    SUM(n) OVER (PARTITION BY k1_0, k2_0) AS size
  FROM `_sqlanon_leveled`
) AS c
WHERE size >= 3;

CREATE TEMPORARY TABLE `_sqlanon_assignment` AS
SELECT cell, class, n
FROM (
  SELECT cell, n,
    DENSE_RANK() OVER (ORDER BY k0_0, 1) AS class,
    SUM(n) OVER (PARTITION BY k0_0) AS size
  FROM `_sqlanon_leveled`
) AS c
WHERE size >= 3;
