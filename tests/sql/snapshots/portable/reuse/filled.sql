SELECT g.*
FROM "regions_1" AS g
JOIN (SELECT class FROM "placed_1" GROUP BY class HAVING SUM(n) >= 3) AS p ON p.class = g.class;

SELECT g.*
FROM "regions_1" AS g
JOIN (SELECT class FROM "placed_1" GROUP BY class HAVING SUM(n) >= 1) AS p ON p.class = g.class;
