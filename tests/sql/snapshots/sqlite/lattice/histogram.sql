SELECT k0_0, s, SUM(n) AS n FROM `_sqlanon_values` GROUP BY k0_0, s;
