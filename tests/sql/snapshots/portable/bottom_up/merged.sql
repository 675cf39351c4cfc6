SELECT 0 AS step, SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS alone, MIN(n) AS least
FROM (
  SELECT SUM(c.n) AS n FROM "classes_1" AS c
  GROUP BY c.node_1, c.node_2
) AS made0
UNION ALL
SELECT 1 AS step, SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS alone, MIN(n) AS least
FROM (
  SELECT SUM(c.n) AS n FROM "classes_1" AS c
  GROUP BY c.node_0, c.node_1
) AS made1;
