SELECT h.s AS cell, c.c0, h.n
FROM "held_1" AS h
JOIN "cells_1" AS c ON c.cell = h.cell;
