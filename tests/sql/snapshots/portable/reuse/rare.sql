SELECT COUNT(*)
FROM (
  SELECT x1 FROM (
SELECT i1.node AS x1
FROM "items_1" AS i1
WHERE i1.times = 1
GROUP BY i1.node, i1.times
HAVING SUM(i1.known) < 3
  ) AS c1
  UNION ALL
  SELECT x1 FROM (
SELECT i1.node AS x1
FROM "items_1" AS i1
WHERE i1.times = 2
GROUP BY i1.node, i1.times
HAVING SUM(i1.known) < 3
  ) AS c2
  UNION ALL
  SELECT x1 FROM (
SELECT i1.node AS x1, i2.node AS x2
FROM "items_1" AS i1
JOIN "items_1" AS i2 ON i2.person = i1.person AND i1.node < i2.node
WHERE i1.times + i2.times = 2 AND i1.known = 1
GROUP BY i1.node, i1.times, i2.node, i2.times
HAVING SUM(i1.known) < 3
  ) AS c3
) AS rare;
