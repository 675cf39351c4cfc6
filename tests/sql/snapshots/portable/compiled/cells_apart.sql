SELECT a.cell, a.class
FROM "placed_1" AS a
JOIN "placed_2" AS f ON f.cell = a.cell
WHERE f.class <> a.class;
