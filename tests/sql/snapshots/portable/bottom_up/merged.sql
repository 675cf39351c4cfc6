SELECT 0 AS step, SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS alone, MIN(n) AS least
FROM (
  SELECT SUM(c.n) AS n FROM "classes_1" AS c
  GROUP BY c.g1, c.g2
) AS made0
UNION ALL
SELECT 1 AS step, SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS alone, MIN(n) AS least
FROM (
  SELECT SUM(c.n) AS n FROM "classes_1" AS c
  GROUP BY c.g0, c.g1
) AS made1;
