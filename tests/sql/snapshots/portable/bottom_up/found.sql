SELECT 0 AS attribute, node_0 AS node, SUM(n) AS violating,
  SUM(CASE WHEN n = (SELECT MIN(n) FROM "classes_1") THEN 1 ELSE 0 END) AS least, 0 AS smallest
FROM "classes_1"
WHERE violates = 1
GROUP BY node_0
UNION ALL
SELECT 1 AS attribute, node_1 AS node, SUM(n) AS violating,
  SUM(CASE WHEN n = (SELECT MIN(n) FROM "classes_1") THEN 1 ELSE 0 END) AS least, 0 AS smallest
FROM "classes_1"
WHERE violates = 1
GROUP BY node_1
UNION ALL
SELECT 2 AS attribute, node_2 AS node, SUM(n) AS violating,
  SUM(CASE WHEN n = (SELECT MIN(n) FROM "classes_1") THEN 1 ELSE 0 END) AS least, 0 AS smallest
FROM "classes_1"
WHERE violates = 1
GROUP BY node_2
UNION ALL
SELECT -1, 0, SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), SUM(CASE WHEN n = (SELECT MIN(n) FROM "classes_1") THEN 1 ELSE 0 END), MIN(n)
FROM "classes_1";
