SELECT i1.node AS x1
FROM "items_1" AS i1
WHERE i1.times = 1
GROUP BY i1.node, i1.times
HAVING SUM(i1.known) < 2;

SELECT i1.node AS x1
FROM "items_1" AS i1
WHERE i1.times = 1
GROUP BY i1.node, i1.times
HAVING SUM(i1.known) < 3;
