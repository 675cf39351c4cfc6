CREATE TEMPORARY TABLE `_sqlanon_label` AS
SELECT a.class,
  CASE WHEN COUNT(v.value) < COUNT(*) THEN NULL ELSE CAST(SUM(a.n * v.value) AS DOUBLE) / SUM(a.n) END AS label
FROM `_sqlanon_assignment` AS a
STRAIGHT_JOIN `_sqlanon_cells` AS c ON c.cell = a.cell
STRAIGHT_JOIN `_sqlanon_dictionary` AS v ON v.code = c.c2
GROUP BY a.class;
