CREATE TEMPORARY TABLE `_sqlanon_cells` AS
SELECT cell, c0, c1, c2, CAST(SUM(n) AS SIGNED) AS n
FROM `_sqlanon_cells`
GROUP BY cell, c0, c1, c2
HAVING SUM(n) > 0;

CREATE TEMPORARY TABLE `_sqlanon_cells` AS
SELECT cell, c0, c1, CAST(SUM(n) AS SIGNED) AS n
FROM `_sqlanon_cells`
GROUP BY cell, c0, c1
HAVING SUM(n) > 0;
