CREATE TEMPORARY TABLE `_sqlanon_label` AS
SELECT a.class,
  CASE WHEN COUNT(v.value) < COUNT(*) THEN NULL ELSE CAST(SUM(a.n * v.value) AS DOUBLE) / SUM(a.n) END AS label
FROM `_sqlanon_assignment` AS a
STRAIGHT_JOIN `_sqlanon_cells` AS c ON c.cell = a.cell
STRAIGHT_JOIN `_sqlanon_dictionary` AS v ON v.code = c.c2
CROSS JOIN (SELECT MIN(value) AS least FROM `_sqlanon_dictionary`) AS b
GROUP BY a.class;

CREATE TEMPORARY TABLE `_sqlanon_label` AS
SELECT a.class,
  CASE WHEN COUNT(v.value) < COUNT(*) THEN NULL ELSE MIN(b.least) + CAST(((2 * CAST(SUM(a.n * (v.value - b.least)) AS SIGNED) + CAST(SUM(a.n) AS SIGNED)) - (2 * CAST(SUM(a.n * (v.value - b.least)) AS SIGNED) + CAST(SUM(a.n) AS SIGNED)) % (2 * CAST(SUM(a.n) AS SIGNED))) / (2 * CAST(SUM(a.n) AS SIGNED)) AS SIGNED) END AS label
FROM `_sqlanon_assignment` AS a
STRAIGHT_JOIN `_sqlanon_cells` AS c ON c.cell = a.cell
STRAIGHT_JOIN `_sqlanon_dictionary` AS v ON v.code = c.c0
CROSS JOIN (SELECT MIN(value) AS least FROM `_sqlanon_dictionary`) AS b
GROUP BY a.class;
