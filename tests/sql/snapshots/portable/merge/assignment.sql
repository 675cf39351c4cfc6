SELECT a.cell, COALESCE(m.other, a.class) AS class, a.n
FROM "assignment_1" AS a
LEFT JOIN "moves_1" AS m ON m.class = a.class;
