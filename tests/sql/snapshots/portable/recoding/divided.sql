SELECT c.cell, c.c0, c.c1
FROM "cells_1" AS c
JOIN (
  SELECT cell, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
) AS a ON a.cell = c.cell
WHERE a.classes > 1 OR a.n < c.n;

SELECT c.cell, c.c0, c.c1, c.c2, c.c3, c.c4
FROM "cells_1" AS c
JOIN (
  SELECT cell, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
) AS a ON a.cell = c.cell
WHERE a.classes > 1 OR a.n < c.n;

SELECT c.cell, c.c0, c.c1, c.c2, c.c3
FROM "cells_1" AS c
JOIN (
  SELECT cell, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
) AS a ON a.cell = c.cell
WHERE a.classes > 1 OR a.n < c.n;

SELECT c.cell, c.c0
FROM "cells_1" AS c
JOIN (
  SELECT cell, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
) AS a ON a.cell = c.cell
WHERE a.classes > 1 OR a.n < c.n;

SELECT c.cell, c.c0, c.c1, c.c2
FROM "cells_1" AS c
JOIN (
  SELECT cell, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
) AS a ON a.cell = c.cell
WHERE a.classes > 1 OR a.n < c.n;
