SELECT c.cell, c.n, c.g0, COALESCE(w.s0, c.s0) AS s0, c.g1, COALESCE(w.s1, c.s1) AS s1, c.g2, COALESCE(w.s2, c.s2) AS s2
FROM "chosen_1" AS c
JOIN "classes_1" AS l ON l.cell = c.cell
LEFT JOIN "widened_1" AS w ON w.class = l.class
UNION ALL
SELECT o.cell, o.n, o.g0, w.s0, o.g1, w.s1, o.g2, w.s2
FROM "open_1" AS o
JOIN "joined_1" AS j ON j.cell = o.cell
JOIN "widened_1" AS w ON w.class = j.class;
