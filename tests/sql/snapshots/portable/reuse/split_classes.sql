SELECT COUNT(DISTINCT p.class)
FROM "placed_1" AS p JOIN "assignment_1" AS a ON a.cell = p.cell
WHERE a.class <> p.class;
