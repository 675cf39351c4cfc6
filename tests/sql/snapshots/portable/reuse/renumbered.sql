SELECT o.cell, r.class, o.n
FROM "placed_1" AS o JOIN "regions_1" AS r ON r.was = o.class;

SELECT o.cell, r.class, o.n
FROM "assignment_1" AS o JOIN "regions_1" AS r ON r.was = o.class;
