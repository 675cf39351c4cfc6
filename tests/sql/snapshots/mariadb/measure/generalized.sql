SELECT COALESCE(SUM(several0), 0), COALESCE(SUM(several1), 0), COALESCE(SUM(several2), 0)
FROM (
  SELECT     MAX(CASE WHEN p0.units > 0
      THEN 1 ELSE 0 END) AS several0,     MAX(CASE WHEN p1.units > 0
      THEN 1 ELSE 0 END) AS several1,     MAX(CASE WHEN p2.units > 0
      THEN 1 ELSE 0 END) AS several2
  FROM `labels_1` AS l
  STRAIGHT_JOIN `label_1` AS p0 ON p0.class = l.class
  STRAIGHT_JOIN `label_2` AS p1 ON p1.class = l.class
  STRAIGHT_JOIN `label_3` AS p2 ON p2.class = l.class
  GROUP BY l.place
) AS published;

SELECT COALESCE(SUM(several0), 0)
FROM (
  SELECT     MAX(CASE WHEN p0.units > 0
      THEN 1 ELSE 0 END) AS several0
  FROM `labels_1` AS l
  STRAIGHT_JOIN `label_1` AS p0 ON p0.class = l.class
  GROUP BY l.place
) AS published;

SELECT COALESCE(SUM(several0), 0), COALESCE(SUM(several1), 0)
FROM (
  SELECT     MAX(CASE WHEN p0.units > 0
      THEN 1 ELSE 0 END) AS several0,     MAX(CASE WHEN p1.units > 0
      THEN 1 ELSE 0 END) AS several1
  FROM `labels_1` AS l
  STRAIGHT_JOIN `label_1` AS p0 ON p0.class = l.class
  STRAIGHT_JOIN `label_2` AS p1 ON p1.class = l.class
  GROUP BY l.place
) AS published;

SELECT COALESCE(SUM(several0), 0), COALESCE(SUM(several1), 0), COALESCE(SUM(several2), 0), COALESCE(SUM(several3), 0), COALESCE(SUM(several4), 0), COALESCE(SUM(several5), 0)
FROM (
  SELECT     MAX(CASE WHEN p0.units > 0
      THEN 1 ELSE 0 END) AS several0,     MAX(CASE WHEN p1.units > 0
      THEN 1 ELSE 0 END) AS several1,     MAX(CASE WHEN p2.units > 0
      THEN 1 ELSE 0 END) AS several2,     MAX(CASE WHEN p3.units > 0
      THEN 1 ELSE 0 END) AS several3,     MAX(CASE WHEN p4.units > 0
      THEN 1 ELSE 0 END) AS several4,     MAX(CASE WHEN p5.units > 0
      THEN 1 ELSE 0 END) AS several5
  FROM `labels_1` AS l
  STRAIGHT_JOIN `label_1` AS p0 ON p0.class = l.class
  STRAIGHT_JOIN `label_2` AS p1 ON p1.class = l.class
  STRAIGHT_JOIN `label_3` AS p2 ON p2.class = l.class
  STRAIGHT_JOIN `label_4` AS p3 ON p3.class = l.class
  STRAIGHT_JOIN `label_5` AS p4 ON p4.class = l.class
  STRAIGHT_JOIN `label_6` AS p5 ON p5.class = l.class
  GROUP BY l.place
) AS published;

SELECT COALESCE(SUM(several0), 0), COALESCE(SUM(several1), 0), COALESCE(SUM(several2), 0), COALESCE(SUM(several3), 0), COALESCE(SUM(several4), 0)
FROM (
  SELECT     MAX(CASE WHEN p0.units > 0
      THEN 1 ELSE 0 END) AS several0,     MAX(CASE WHEN p1.units > 0
      THEN 1 ELSE 0 END) AS several1,     MAX(CASE WHEN p2.units > 0
      THEN 1 ELSE 0 END) AS several2,     MAX(CASE WHEN p3.units > 0
      THEN 1 ELSE 0 END) AS several3,     MAX(CASE WHEN p4.units > 0
      THEN 1 ELSE 0 END) AS several4
  FROM `labels_1` AS l
  STRAIGHT_JOIN `label_1` AS p0 ON p0.class = l.class
  STRAIGHT_JOIN `label_2` AS p1 ON p1.class = l.class
  STRAIGHT_JOIN `label_3` AS p2 ON p2.class = l.class
  STRAIGHT_JOIN `label_4` AS p3 ON p3.class = l.class
  STRAIGHT_JOIN `label_5` AS p4 ON p4.class = l.class
  GROUP BY l.place
) AS published;

SELECT COALESCE(SUM(several0), 0), COALESCE(SUM(several1), 0), COALESCE(SUM(several2), 0), COALESCE(SUM(several3), 0)
FROM (
  SELECT     MAX(CASE WHEN p0.units > 0
      THEN 1 ELSE 0 END) AS several0,     MAX(CASE WHEN p1.units > 0
      THEN 1 ELSE 0 END) AS several1,     MAX(CASE WHEN p2.units > 0
      THEN 1 ELSE 0 END) AS several2,     MAX(CASE WHEN p3.units > 0
      THEN 1 ELSE 0 END) AS several3
  FROM `labels_1` AS l
  STRAIGHT_JOIN `label_1` AS p0 ON p0.class = l.class
  STRAIGHT_JOIN `label_2` AS p1 ON p1.class = l.class
  STRAIGHT_JOIN `label_3` AS p2 ON p2.class = l.class
  STRAIGHT_JOIN `label_4` AS p3 ON p3.class = l.class
  GROUP BY l.place
) AS published;
