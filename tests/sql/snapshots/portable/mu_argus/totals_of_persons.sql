SELECT SUM(CASE WHEN c.size < 3 OR w.persons < 3 THEN c.n ELSE 0 END), MIN(w.persons)
FROM "classes_1" AS c
JOIN "crowds_1" AS w ON w.class = c.class;
