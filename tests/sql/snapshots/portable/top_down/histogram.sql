SELECT node_0, node_1, node_2, s, SUM(n) AS n
FROM "values_1"
GROUP BY node_0, node_1, node_2, s;
