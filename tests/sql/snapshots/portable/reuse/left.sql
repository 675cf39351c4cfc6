SELECT p.cell FROM "assignment_1" AS p JOIN "violating_1" AS v ON v.class = p.class;
