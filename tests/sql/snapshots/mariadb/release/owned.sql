SELECT s.`what`, n.new AS `whose`
FROM `details_1` AS s
STRAIGHT_JOIN `numbers_1` AS n ON n.old = s.`whose`
STRAIGHT_JOIN `published_1` AS p ON p.`person` = n.new;

SELECT s.`day`, s.`what`, n.new AS `whose`
FROM `details_1` AS s
STRAIGHT_JOIN `numbers_1` AS n ON n.old = s.`whose`
STRAIGHT_JOIN `published_1` AS p ON p.`person` = n.new;
