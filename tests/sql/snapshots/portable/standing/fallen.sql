SELECT p.cell FROM "state_1" AS p JOIN "violating_1" AS v ON v.class = p.class WHERE 1 = 0;
