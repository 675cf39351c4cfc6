SELECT 0 AS whole, s, SUM(n) AS n FROM `_sqlanon_held` GROUP BY s;
