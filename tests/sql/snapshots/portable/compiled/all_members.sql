SELECT class, code FROM "members_1"
UNION ALL
SELECT -2 - x.cell, c.c2
FROM "apart_1" AS x
JOIN "cells_1" AS c ON c.cell = x.cell;
