SELECT LEAST(c.c0, 40) AS p0, LEAST(c.c1, 6) AS p1, LEAST(c.c2, 36) AS p2, LEAST(c.c3, 5) AS p3, LEAST(c.c4, 3) AS p4, LEAST(c.c5, 3) AS p5, c.n, c.n AS classed
FROM "cells_1" AS c;

SELECT LEAST(c.c0, 40) AS p0, LEAST(c.c1, 36) AS p1, LEAST(c.c2, 5) AS p2, c.n, c.n AS classed
FROM "cells_1" AS c;

SELECT LEAST(c.c0, 4) AS p0, LEAST(c.c1, 3) AS p1, c.n, c.n AS classed
FROM "cells_1" AS c;

SELECT LEAST(c.c0, 2) AS p0, COALESCE(a.n, 0) AS n, COALESCE(a.n, 0) AS classed
FROM "cells_1" AS c
LEFT JOIN (
  SELECT cell, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
) AS a ON a.cell = c.cell;

SELECT LEAST(c.c0, 40) AS p0, LEAST(c.c1, 6) AS p1, LEAST(c.c2, 3) AS p2, LEAST(c.c3, 3) AS p3, c.n, c.n AS classed
FROM "cells_1" AS c;
