SELECT DISTINCT a.class, c.c2 AS code
FROM "assignment_1" AS a
JOIN "cells_1" AS c ON c.cell = a.cell;
