SELECT MIN(measure), MAX(measure) FROM (SELECT whole, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 15 THEN 1 ELSE 0 END AS violates
FROM (SELECT 0 AS whole, s, SUM(n) AS n FROM "held_1" GROUP BY s) AS h
GROUP BY whole) AS measured;

SELECT MIN(measure), MAX(measure) FROM (SELECT whole, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 9 THEN 1 ELSE 0 END AS violates
FROM (SELECT 0 AS whole, s, SUM(n) AS n FROM "held_1" GROUP BY s) AS h
GROUP BY whole) AS measured;
