SELECT -1 - s.class AS cell, g.class
FROM "places_1" AS s
JOIN "places_1" AS p ON p.place = s.place AND p.class >= 1
JOIN "regions_1" AS g ON g.told = p.class
WHERE s.class < 0;
