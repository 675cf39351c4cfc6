SELECT c.class, COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
FROM "classes_1" AS c
JOIN "held_1" AS h ON h.cell = c.cell
GROUP BY c.class;
