SELECT c.cell, 11 + ROW_NUMBER() OVER (ORDER BY c.cell) AS class, c.n
FROM "cells_1" AS c
LEFT JOIN "placed_1" AS p ON p.cell = c.cell
WHERE p.cell IS NULL;
