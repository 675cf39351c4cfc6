CREATE TEMPORARY TABLE `_sqlanon_values` AS
SELECT o.part, 0 AS dim, o.c0 AS v, h.s, CAST(SUM(h.n) AS SIGNED) AS n
FROM `_sqlanon_open` AS o
JOIN (SELECT DISTINCT part FROM `_sqlanon_candidates` WHERE dim = 0) AS x ON x.part = o.part
JOIN `_sqlanon_held` AS h ON h.cell = o.cell
GROUP BY o.part, o.c0, h.s
UNION ALL
SELECT o.part, 1 AS dim, o.c1 AS v, h.s, CAST(SUM(h.n) AS SIGNED) AS n
FROM `_sqlanon_open` AS o
JOIN (SELECT DISTINCT part FROM `_sqlanon_candidates` WHERE dim = 1) AS x ON x.part = o.part
JOIN `_sqlanon_held` AS h ON h.cell = o.cell
GROUP BY o.part, o.c1, h.s;
