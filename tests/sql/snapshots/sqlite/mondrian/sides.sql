CREATE TEMPORARY TABLE `_sqlanon_sides` AS
SELECT x.part, x.choice, CASE WHEN h.v > x.v THEN 1 ELSE 0 END AS side, h.s, CAST(SUM(h.n) AS INTEGER) AS n
FROM `_sqlanon_candidates` AS x JOIN `_sqlanon_values` AS h ON h.part = x.part AND h.dim = x.dim
WHERE x.level = 0
GROUP BY x.part, x.choice, CASE WHEN h.v > x.v THEN 1 ELSE 0 END, h.s;
