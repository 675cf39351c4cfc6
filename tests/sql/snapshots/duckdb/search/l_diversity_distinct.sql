SELECT g0, g1, g2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT g0, g1, g2, s, SUM(n) AS n
FROM "_sqlanon_values"
GROUP BY g0, g1, g2, s) AS h
GROUP BY g0, g1, g2;

SELECT g0, g1, g2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT g0, g1, g2, s, SUM(n) AS n FROM "_sqlanon_values" GROUP BY g0, g1, g2, s) AS h
GROUP BY g0, g1, g2;

SELECT k0_0, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_0, s, SUM(n) AS n FROM "_sqlanon_values" GROUP BY k0_0, s) AS h
GROUP BY k0_0;
