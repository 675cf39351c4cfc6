SELECT COUNT(*) - (SELECT COUNT(*) FROM `place`.`target2_1`)
FROM `details_1` AS s
INNER JOIN `numbers_1` AS n ON n.old = s.`whose`
INNER JOIN `place`.`target_1` AS p ON p.`person` = n.new;

SELECT COUNT(*) - (SELECT COUNT(*) FROM `place`.`target1_1`)
FROM `details_1` AS s
INNER JOIN `numbers_1` AS n ON n.old = s.`whose`
INNER JOIN `place`.`target_1` AS p ON p.`person` = n.new;
