SELECT p.cell, p.class, p.n, p.came
FROM "state_1" AS p
LEFT JOIN "violating_1" AS v ON v.class = p.class
WHERE v.class IS NULL OR p.came = 0;
