SELECT c.c0, c.c1, c.c2, c.c3, c.c4, c.c5, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.l4, l.l5, l.place
FROM (
  SELECT cell, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "assignment_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class;

SELECT c.c0, c.c1, c.c2, c.c3, c.c4, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.l4, l.place
FROM (
  SELECT cell, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "assignment_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class;

SELECT c.c0, c.c1, c.c2, p.n, p.passed, l.l0, l.l1, l.l2, l.place
FROM (
  SELECT cell, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "assignment_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class;

SELECT c.c0, p.n, p.passed, l.l0, l.place
FROM (
  SELECT cell, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "assignment_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class
UNION ALL
SELECT c.c0, c.n - COALESCE(p.n, 0), COALESCE(p.n, 0), m.r0, m.place
FROM "cells_1" AS c
LEFT JOIN (SELECT cell, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell) AS p ON p.cell = c.cell
CROSS JOIN (
  SELECT r0.label AS r0, 
    COALESCE(
      MAX(CASE WHEN l.l0 = r0.label THEN l.place END),
      MAX(l.place) + 1
    ) AS place
  FROM "labels_1" AS l
  CROSS JOIN (SELECT MIN(l1) AS label FROM "tree_1") AS r0
  GROUP BY r0.label
) AS m
WHERE COALESCE(p.n, 0) < c.n;

SELECT c.c0, c.c1, p.n, p.passed, l.l0, l.l1, l.place
FROM (
  SELECT cell, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "assignment_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class;

SELECT c.c0, c.c1, c.c2, c.c3, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.place
FROM (
  SELECT cell, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "assignment_1"
) AS p
JOIN "cells_1" AS c ON c.cell = p.cell
JOIN "labels_1" AS l ON l.class = p.class;
