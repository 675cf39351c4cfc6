SELECT g0, g1, g2, s, SUM(n) AS n FROM "values_1" GROUP BY g0, g1, g2, s;

SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s;
