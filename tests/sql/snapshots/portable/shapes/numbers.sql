SELECT 0 AS attribute, r.class AS shape, r.id, p.units, p.members
FROM "ranked_1" AS r
JOIN "label_1" AS p ON p.class = r.class
UNION ALL
SELECT 1 AS attribute, r.class AS shape, r.id, p.units, p.members
FROM "ranked_2" AS r
JOIN "label_2" AS p ON p.class = r.class
UNION ALL
SELECT 2 AS attribute, r.class AS shape, r.id, p.units, p.members
FROM "ranked_3" AS r
JOIN "label_3" AS p ON p.class = r.class;
