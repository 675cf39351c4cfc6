CREATE TEMPORARY TABLE `_sqlanon_label` AS
SELECT class, n, label, units, CASE WHEN units = 0 THEN 0 ELSE units - 1 END AS members
FROM (
  SELECT e.class, e.n, CASE WHEN a.code = z.code THEN a.l0 WHEN a.k1 = z.k1 THEN a.l1 WHEN a.k2 = z.k2 THEN a.l2 WHEN a.k3 = z.k3 THEN a.l3 END AS label, CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END AS units
  FROM `_sqlanon_extents` AS e
  STRAIGHT_JOIN `_sqlanon_tree` AS a ON a.code = e.lo1
  STRAIGHT_JOIN `_sqlanon_tree` AS z ON z.code = e.hi1
) AS l;

CREATE TEMPORARY TABLE `_sqlanon_label` AS
SELECT class, n, label, units, CASE WHEN units = 0 THEN 0 ELSE units - 1 END AS members
FROM (
  SELECT e.class, e.n, CASE WHEN a.code = z.code THEN a.l0 WHEN a.k1 = z.k1 THEN a.l1 WHEN a.k2 = z.k2 THEN a.l2 WHEN a.k3 = z.k3 THEN a.l3 END AS label, CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END AS units
  FROM `_sqlanon_extents` AS e
  STRAIGHT_JOIN `_sqlanon_tree` AS a ON a.code = e.lo0
  STRAIGHT_JOIN `_sqlanon_tree` AS z ON z.code = e.hi0
) AS l;

CREATE TEMPORARY TABLE `_sqlanon_label` AS
SELECT class, n, label, units, CASE WHEN units = 0 THEN 0 ELSE units - 1 END AS members
FROM (
  SELECT e.class, e.n, CASE WHEN a.code = z.code THEN a.l0 WHEN a.k1 = z.k1 THEN a.l1 WHEN a.k2 = z.k2 THEN a.l2 END AS label, CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 END AS units
  FROM `_sqlanon_extents` AS e
  STRAIGHT_JOIN `_sqlanon_tree` AS a ON a.code = e.lo2
  STRAIGHT_JOIN `_sqlanon_tree` AS z ON z.code = e.hi2
) AS l;
