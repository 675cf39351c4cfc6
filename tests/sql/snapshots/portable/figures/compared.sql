SELECT LEAST(c.c0, 4) AS p0, LEAST(c.c1, 3) AS p1, c.n, c.n AS classed
FROM "cells_1" AS c;

SELECT LEAST(c.c0, 2) AS p0, COALESCE(a.n, 0) AS n, COALESCE(a.n, 0) AS classed
FROM "cells_1" AS c
LEFT JOIN (
  SELECT cell, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
) AS a ON a.cell = c.cell;
