CREATE TEMPORARY TABLE `_sqlanon_class_levels` AS
SELECT a.class, MIN(s.v0) AS v0, MIN(s.v1) AS v1, MIN(s.v2) AS v2
FROM `_sqlanon_assignment` AS a JOIN `_sqlanon_state` AS s ON s.cell = a.cell
GROUP BY a.class;

CREATE TEMPORARY TABLE `_sqlanon_class_levels` AS
SELECT a.class, MIN(s.v0) AS v0, MIN(s.v1) AS v1, MIN(s.v2) AS v2
FROM `_sqlanon_assignment` AS a JOIN `_sqlanon_classes` AS s ON s.cell = a.cell
GROUP BY a.class;
