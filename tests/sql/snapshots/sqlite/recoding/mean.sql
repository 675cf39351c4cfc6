CREATE TEMPORARY TABLE `_sqlanon_label` AS
SELECT a.class,
  CASE WHEN COUNT(v.value) < COUNT(*) THEN NULL ELSE CAST(SUM(a.n * v.value) AS REAL) / SUM(a.n) END AS label
FROM `_sqlanon_assignment` AS a
JOIN `_sqlanon_cells` AS c ON c.cell = a.cell
JOIN `_sqlanon_dictionary` AS v ON v.code = c.c2
CROSS JOIN (SELECT MIN(value) AS least FROM `_sqlanon_dictionary`) AS b
GROUP BY a.class;

CREATE TEMPORARY TABLE `_sqlanon_label` AS
SELECT a.class,
  CASE WHEN COUNT(v.value) < COUNT(*) THEN NULL ELSE MIN(b.least) + CAST(((2 * CAST(SUM(a.n * (v.value - b.least)) AS INTEGER) + CAST(SUM(a.n) AS INTEGER)) - (2 * CAST(SUM(a.n * (v.value - b.least)) AS INTEGER) + CAST(SUM(a.n) AS INTEGER)) % (2 * CAST(SUM(a.n) AS INTEGER))) / (2 * CAST(SUM(a.n) AS INTEGER)) AS INTEGER) END AS label
FROM `_sqlanon_assignment` AS a
JOIN `_sqlanon_cells` AS c ON c.cell = a.cell
JOIN `_sqlanon_dictionary` AS v ON v.code = c.c0
CROSS JOIN (SELECT MIN(value) AS least FROM `_sqlanon_dictionary`) AS b
GROUP BY a.class;
