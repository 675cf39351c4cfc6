SELECT h.s AS person, c.c0 AS item, h.n, CASE WHEN h.s = -1 THEN 0 ELSE 1 END AS known
FROM "held_1" AS h JOIN "cells_1" AS c ON c.cell = h.cell;
