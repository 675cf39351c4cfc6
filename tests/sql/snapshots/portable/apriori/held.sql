SELECT h.s AS person, c.c0, h.n, CASE WHEN h.s = -1 THEN 0 ELSE 1 END AS known
FROM "held_1" AS h JOIN "cells_1" AS c ON c.cell = h.cell;

SELECT h.s AS person, c.c0, c.c1, h.n, CASE WHEN h.s = -1 THEN 0 ELSE 1 END AS known
FROM "held_1" AS h JOIN "cells_1" AS c ON c.cell = h.cell;
