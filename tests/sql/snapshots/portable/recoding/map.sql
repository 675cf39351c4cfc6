SELECT p.c0, p.c1, p.c2, p.n, p.passed, l.l0, l.l1, l.l2, l.place, p.class
FROM (
  SELECT class, n, c0, c1, c2,
    CAST(0 AS BIGINT) AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class;

SELECT p.c0, p.n, p.passed, l.l0, l.place, p.class
FROM (
  SELECT class, n, c0,
    CAST(0 AS BIGINT) AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class;

SELECT p.c0, p.c1, p.n, p.passed, l.l0, l.l1, l.place, p.class
FROM (
  SELECT class, n, c0, c1,
    CAST(0 AS BIGINT) AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class;

SELECT p.c0, p.c1, p.c2, p.c3, p.c4, p.c5, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.l4, l.l5, l.place, p.class
FROM (
  SELECT class, n, c0, c1, c2, c3, c4, c5,
    CAST(0 AS BIGINT) AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class;

SELECT p.c0, p.c1, p.c2, p.c3, p.c4, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.l4, l.place
FROM (
  SELECT class, n, c0, c1, c2, c3, c4,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class;

SELECT p.c0, p.c1, p.c2, p.c3, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.place
FROM (
  SELECT class, n, c0, c1, c2, c3,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class;

SELECT p.c0, p.n, p.passed, l.l0, l.place
FROM (
  SELECT class, n, c0,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class
UNION ALL
SELECT c.c0, c.n - COALESCE(placed.in_classes, 0), COALESCE(placed.in_classes, 0), published.root_0, published.place
FROM "cells_1" AS c
LEFT JOIN (
  SELECT cell, CAST(SUM(n) AS BIGINT) AS in_classes FROM "assignment_1" GROUP BY cell
) AS placed ON placed.cell = c.cell
CROSS JOIN (
  SELECT root_0.label AS root_0, 
    COALESCE(
      MAX(CASE WHEN
l.l0 = root_0.label            THEN l.place END),
      MAX(l.place) + 1
    ) AS place
  FROM "labels_1" AS l
  CROSS JOIN (SELECT MIN(l1) AS label FROM "tree_1") AS root_0
  GROUP BY root_0.label
) AS published
WHERE COALESCE(placed.in_classes, 0) < c.n;

SELECT p.c0, p.c1, p.c2, p.n, p.passed, l.l0, l.l1, l.l2, l.place
FROM (
  SELECT class, n, c0, c1, c2,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class;

SELECT p.c0, p.c1, p.c2, p.c3, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.place, p.class
FROM (
  SELECT class, n, c0, c1, c2, c3,
    CAST(0 AS BIGINT) AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class;

SELECT p.c0, p.c1, p.n, p.passed, l.l0, l.l1, l.place
FROM (
  SELECT class, n, c0, c1,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class;
