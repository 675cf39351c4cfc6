CREATE TEMPORARY TABLE `_sqlanon_labels` AS
SELECT class, l0, l1, l2, l3, l4, l5,
  DENSE_RANK() OVER (ORDER BY l0, l1, l2, l3, l4, l5) AS place
FROM (
  SELECT e.class, p0.label AS l0, p1.label AS l1, p2.label AS l2, p3.label AS l3, p4.label AS l4, p5.label AS l5
  FROM `_sqlanon_extents` AS e
  STRAIGHT_JOIN `_sqlanon_label` AS p0 ON p0.class = e.class
  STRAIGHT_JOIN `_sqlanon_label` AS p1 ON p1.class = e.class
  STRAIGHT_JOIN `_sqlanon_label` AS p2 ON p2.class = e.class
  STRAIGHT_JOIN `_sqlanon_label` AS p3 ON p3.class = e.class
  STRAIGHT_JOIN `_sqlanon_label` AS p4 ON p4.class = e.class
  STRAIGHT_JOIN `_sqlanon_label` AS p5 ON p5.class = e.class
) AS j;

CREATE TEMPORARY TABLE `_sqlanon_labels` AS
SELECT class, l0, l1, l2, l3, l4,
  DENSE_RANK() OVER (ORDER BY l0, l1, l2, l3, l4) AS place
FROM (
  SELECT e.class, p0.label AS l0, p1.label AS l1, p2.label AS l2, p3.label AS l3, p4.label AS l4
  FROM `_sqlanon_extents` AS e
  STRAIGHT_JOIN `_sqlanon_label` AS p0 ON p0.class = e.class
  STRAIGHT_JOIN `_sqlanon_label` AS p1 ON p1.class = e.class
  STRAIGHT_JOIN `_sqlanon_label` AS p2 ON p2.class = e.class
  STRAIGHT_JOIN `_sqlanon_label` AS p3 ON p3.class = e.class
  STRAIGHT_JOIN `_sqlanon_label` AS p4 ON p4.class = e.class
) AS j;

CREATE TEMPORARY TABLE `_sqlanon_labels` AS
SELECT class, l0, l1, l2,
  DENSE_RANK() OVER (ORDER BY l0, l1, l2) AS place
FROM (
  SELECT e.class, p0.label AS l0, p1.label AS l1, p2.label AS l2
  FROM `_sqlanon_extents` AS e
  STRAIGHT_JOIN `_sqlanon_label` AS p0 ON p0.class = e.class
  STRAIGHT_JOIN `_sqlanon_label` AS p1 ON p1.class = e.class
  STRAIGHT_JOIN `_sqlanon_label` AS p2 ON p2.class = e.class
) AS j;
