SELECT a.class, MIN(r.was) AS other, 0 AS rise
FROM "assignment_1" AS a
JOIN "placed_1" AS p ON p.cell = a.cell
JOIN "regions_1" AS g ON g.class = p.class
JOIN "regions_2" AS r ON r.class = g.told
WHERE r.was <> a.class
GROUP BY a.class;
