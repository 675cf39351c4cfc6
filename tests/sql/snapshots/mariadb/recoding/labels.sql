SELECT class, l0, l1, l2,
  DENSE_RANK() OVER (ORDER BY i0, i1, i2) AS place
FROM (
  SELECT e.class
, p0.label AS l0, p0.id AS i0, p1.label AS l1, p1.id AS i1, p2.label AS l2, p2.id AS i2
  FROM `extents_1` AS e
  STRAIGHT_JOIN `ranked_1` AS p0 ON p0.class = e.class
  STRAIGHT_JOIN `ranked_2` AS p1 ON p1.class = e.class
  STRAIGHT_JOIN `ranked_3` AS p2 ON p2.class = e.class
) AS j;

SELECT class, l0,
  DENSE_RANK() OVER (ORDER BY i0) AS place
FROM (
  SELECT e.class
, p0.label AS l0, p0.id AS i0
  FROM `extents_1` AS e
  STRAIGHT_JOIN `ranked_1` AS p0 ON p0.class = e.class
) AS j;

SELECT class, l0, l1,
  DENSE_RANK() OVER (ORDER BY i0, i1) AS place
FROM (
  SELECT e.class
, p0.label AS l0, p0.id AS i0, p1.label AS l1, p1.id AS i1
  FROM `extents_1` AS e
  STRAIGHT_JOIN `ranked_1` AS p0 ON p0.class = e.class
  STRAIGHT_JOIN `ranked_2` AS p1 ON p1.class = e.class
) AS j;

SELECT class, l0, l1, l2, l3, l4, l5,
  DENSE_RANK() OVER (ORDER BY i0, i1, i2, i3, i4, i5) AS place
FROM (
  SELECT e.class
, p0.label AS l0, p0.id AS i0, p1.label AS l1, p1.id AS i1, p2.label AS l2, p2.id AS i2, p3.label AS l3, p3.id AS i3, p4.label AS l4, p4.id AS i4, p5.label AS l5, p5.id AS i5
  FROM `extents_1` AS e
  STRAIGHT_JOIN `ranked_1` AS p0 ON p0.class = e.class
  STRAIGHT_JOIN `ranked_2` AS p1 ON p1.class = e.class
  STRAIGHT_JOIN `ranked_3` AS p2 ON p2.class = e.class
  STRAIGHT_JOIN `ranked_4` AS p3 ON p3.class = e.class
  STRAIGHT_JOIN `ranked_5` AS p4 ON p4.class = e.class
  STRAIGHT_JOIN `ranked_6` AS p5 ON p5.class = e.class
) AS j;

SELECT class, l0, l1, l2, l3, l4,
  DENSE_RANK() OVER (ORDER BY i0, i1, i2, i3, i4) AS place
FROM (
  SELECT e.class
, p0.label AS l0, p0.id AS i0, p1.label AS l1, p1.id AS i1, p2.label AS l2, p2.id AS i2, p3.label AS l3, p3.id AS i3, p4.label AS l4, p4.id AS i4
  FROM `extents_1` AS e
  STRAIGHT_JOIN `ranked_1` AS p0 ON p0.class = e.class
  STRAIGHT_JOIN `ranked_2` AS p1 ON p1.class = e.class
  STRAIGHT_JOIN `ranked_3` AS p2 ON p2.class = e.class
  STRAIGHT_JOIN `ranked_4` AS p3 ON p3.class = e.class
  STRAIGHT_JOIN `ranked_5` AS p4 ON p4.class = e.class
) AS j;

SELECT class, l0, l1, l2, l3,
  DENSE_RANK() OVER (ORDER BY i0, i1, i2, i3) AS place
FROM (
  SELECT e.class
, p0.label AS l0, p0.id AS i0, p1.label AS l1, p1.id AS i1, p2.label AS l2, p2.id AS i2, p3.label AS l3, p3.id AS i3
  FROM `extents_1` AS e
  STRAIGHT_JOIN `ranked_1` AS p0 ON p0.class = e.class
  STRAIGHT_JOIN `ranked_2` AS p1 ON p1.class = e.class
  STRAIGHT_JOIN `ranked_3` AS p2 ON p2.class = e.class
  STRAIGHT_JOIN `ranked_4` AS p3 ON p3.class = e.class
) AS j;
