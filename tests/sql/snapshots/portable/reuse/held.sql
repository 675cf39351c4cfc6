SELECT p.cell, p.class, p.n
FROM "placed_1" AS p
LEFT JOIN "violating_1" AS v ON v.class = p.class
WHERE v.class IS NULL;
