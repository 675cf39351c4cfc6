SELECT part, choice, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, choice, side, s;

SELECT node_0, node_1, node_2, s, SUM(n) AS n FROM "values_1" GROUP BY node_0, node_1, node_2, s;

SELECT class, s, SUM(n) AS n FROM "values_1" GROUP BY class, s;

SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s;

SELECT k0_1, s, SUM(n) AS n FROM "values_1" GROUP BY k0_1, s;

SELECT k0_0, k1_2, k2_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, k1_2, k2_0, s;

SELECT class, s, SUM(n) AS n FROM "dealt_1" GROUP BY class, s;
