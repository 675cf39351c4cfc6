SELECT c.c0, p.s AS c1, p.n, p.passed, l.l0, g.place
FROM (
  SELECT cell, s, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell, s ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "by_value_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class
JOIN "groups_1" AS g ON g.class = p.class;

SELECT c.c0, c.c1, c.c2, p.s AS c3, p.n, p.passed, l.l0, l.l1, l.l2, g.place
FROM (
  SELECT cell, s, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell, s ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "by_value_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class
JOIN "groups_1" AS g ON g.class = p.class
UNION ALL
SELECT -2, -2, -2, -f.class, 1, 0, l.l0, l.l1, l.l2, g.place
FROM (SELECT DISTINCT class FROM "counterfeits_1") AS f
JOIN "labels_1" AS l ON l.class = f.class
JOIN "groups_1" AS g ON g.class = f.class;

SELECT c.c0, p.s AS c1, p.n, p.passed, l.l0, l.place
FROM (
  SELECT cell, s, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell, s ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "by_value_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class;

SELECT c.c0, c.c1, c.c2, p.s AS c3, p.n, p.passed, l.l0, l.l1, l.l2, l.place
FROM (
  SELECT cell, s, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell, s ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "by_value_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class;

SELECT c.c0, c.c1, c.c2, p.s AS c3, p.n, p.passed, l.l0, l.l1, l.l2, l.place
FROM (
  SELECT cell, s, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell, s ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "assignment_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class;

SELECT c.c0, c.c1, p.s AS c2, p.n, p.passed, l.l0, l.l1, l.place
FROM (
  SELECT cell, s, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell, s ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "assignment_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class;
