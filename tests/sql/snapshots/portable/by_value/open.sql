SELECT a.cell, h.s, h.s - h.s % 1 AS g, CAST(a.class AS INTEGER) AS part, h.n, c.c0, c.c1, c.c2
FROM "assignment_1" AS a
JOIN "held_1" AS h ON h.cell = a.cell
JOIN "cells_1" AS c ON c.cell = a.cell;
