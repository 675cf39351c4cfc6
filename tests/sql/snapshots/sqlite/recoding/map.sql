CREATE TEMPORARY TABLE `_sqlanon_map` AS
SELECT c.c0, c.c1, c.c2, c.c3, c.c4, c.c5, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.l4, l.l5, l.place
FROM (
  SELECT cell, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) - n AS passed
  FROM `_sqlanon_assignment`
) AS p
JOIN `_sqlanon_cells` AS c ON c.cell = p.cell
JOIN `_sqlanon_labels` AS l ON l.class = p.class;

CREATE TEMPORARY TABLE `_sqlanon_map` AS
SELECT c.c0, c.c1, c.c2, c.c3, c.c4, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.l4, l.place
FROM (
  SELECT cell, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) - n AS passed
  FROM `_sqlanon_assignment`
) AS p
JOIN `_sqlanon_cells` AS c ON c.cell = p.cell
JOIN `_sqlanon_labels` AS l ON l.class = p.class;

CREATE TEMPORARY TABLE `_sqlanon_map` AS
SELECT c.c0, c.c1, c.c2, p.n, p.passed, l.l0, l.l1, l.l2, l.place
FROM (
  SELECT cell, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) - n AS passed
  FROM `_sqlanon_assignment`
) AS p
JOIN `_sqlanon_cells` AS c ON c.cell = p.cell
JOIN `_sqlanon_labels` AS l ON l.class = p.class;

CREATE TEMPORARY TABLE `_sqlanon_map` AS
SELECT c.c0, p.n, p.passed, l.l0, l.place
FROM (
  SELECT cell, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) - n AS passed
  FROM `_sqlanon_assignment`
) AS p
JOIN `_sqlanon_cells` AS c ON c.cell = p.cell
JOIN `_sqlanon_labels` AS l ON l.class = p.class;

CREATE TEMPORARY TABLE `_sqlanon_map` AS
SELECT c.c0, c.c1, p.n, p.passed, l.l0, l.l1, l.place
FROM (
  SELECT cell, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) - n AS passed
  FROM `_sqlanon_assignment`
) AS p
JOIN `_sqlanon_cells` AS c ON c.cell = p.cell
JOIN `_sqlanon_labels` AS l ON l.class = p.class;
