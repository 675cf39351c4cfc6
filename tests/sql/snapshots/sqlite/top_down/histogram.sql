SELECT g0, g1, g2, s, SUM(n) AS n
FROM `_sqlanon_values`
GROUP BY g0, g1, g2, s;
