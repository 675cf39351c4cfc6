SELECT c.c0, c.c1, c.c2, p.s AS c3, p.n, p.passed, g.place
FROM (
  SELECT cell, s, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell, s ORDER BY turn ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "assignment_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "groups_1" AS g ON g.class = p.class;

SELECT c.c0, c.c1, p.s AS c2, p.others AS c3, p.n, p.passed, g.place
FROM (
  SELECT cell, s, others, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell, s, others ORDER BY turn ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "assignment_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "groups_1" AS g ON g.class = p.class;
