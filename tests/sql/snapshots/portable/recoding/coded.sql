SELECT a.cell, a.class, a.n, c.c0, c.c1, c.c2
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell;

SELECT a.cell, a.class, a.n, c.c0
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell;

SELECT a.cell, a.class, a.n, c.c0, c.c1
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell;

SELECT a.cell, a.class, a.n, c.c0, c.c1, c.c2, c.c3, c.c4, c.c5
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell;

SELECT a.cell, a.class, a.n, c.c0, c.c1, c.c2, c.c3, c.c4
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell;

SELECT a.cell, a.class, a.n, c.c0, c.c1, c.c2, c.c3
FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell;
