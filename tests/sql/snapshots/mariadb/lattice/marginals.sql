SELECT 0 AS attribute, 0 AS level, SUM(n * u0_0) AS cost
FROM `_sqlanon_leveled`
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(n * u0_1) AS cost
FROM `_sqlanon_leveled`
UNION ALL
SELECT 1 AS attribute, 0 AS level, SUM(n * u1_0) AS cost
FROM `_sqlanon_leveled`
UNION ALL
SELECT 1 AS attribute, 1 AS level, SUM(n * u1_1) AS cost
FROM `_sqlanon_leveled`
UNION ALL
SELECT 1 AS attribute, 2 AS level, SUM(n * u1_2) AS cost
FROM `_sqlanon_leveled`
UNION ALL
SELECT 1 AS attribute, 3 AS level, SUM(n * u1_3) AS cost
FROM `_sqlanon_leveled`
UNION ALL
SELECT 2 AS attribute, 0 AS level, SUM(n * u2_0) AS cost
FROM `_sqlanon_leveled`
UNION ALL
SELECT 2 AS attribute, 1 AS level, SUM(n * u2_1) AS cost
FROM `_sqlanon_leveled`;
