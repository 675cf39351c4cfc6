SELECT s.class, s.code
FROM "members_1" AS s
JOIN (SELECT DISTINCT class FROM "assignment_1") AS a ON a.class = s.class
UNION ALL
SELECT DISTINCT a.class, c.c2 AS code
FROM "assignment_1" AS a
JOIN "cells_1" AS c ON c.cell = a.cell
LEFT JOIN "regions_1" AS g ON g.class = a.class
WHERE g.class IS NULL;
