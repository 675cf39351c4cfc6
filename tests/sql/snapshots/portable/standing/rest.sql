SELECT c.cell, c.c0, c.n
FROM "cells_1" AS c
LEFT JOIN "state_1" AS p ON p.cell = c.cell
LEFT JOIN "fallen_1" AS f ON f.cell = c.cell
WHERE p.cell IS NULL AND f.cell IS NULL;
