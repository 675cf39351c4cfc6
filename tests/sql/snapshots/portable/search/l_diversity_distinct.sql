SELECT node_0, node_1, node_2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT node_0, node_1, node_2, s, SUM(n) AS n
FROM "values_1"
GROUP BY node_0, node_1, node_2, s) AS h
GROUP BY node_0, node_1, node_2;

SELECT node_0, node_1, node_2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT node_0, node_1, node_2, s, SUM(n) AS n FROM "values_1" GROUP BY node_0, node_1, node_2, s) AS h
GROUP BY node_0, node_1, node_2;

SELECT whole, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT 0 AS whole, s, SUM(n) AS n FROM "held_1" GROUP BY s) AS h
GROUP BY whole;

SELECT k0_0, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h
GROUP BY k0_0;

SELECT k0_1, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_1, s, SUM(n) AS n FROM "values_1" GROUP BY k0_1, s) AS h
GROUP BY k0_1;

SELECT whole, SUM(CASE WHEN s = 6 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = 6 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT 0 AS whole, s, SUM(n) AS n FROM "held_1" GROUP BY s) AS h
GROUP BY whole;
