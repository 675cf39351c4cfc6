SELECT COUNT(*), COALESCE(SUM(CASE WHEN n.new IS NULL THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN n.new IS NOT NULL AND p.`person` IS NULL THEN 1 ELSE 0 END), 0)
FROM `details_1` AS s
LEFT JOIN `numbers_1` AS n ON n.old = s.`whose`
LEFT JOIN `persons_1` AS p ON p.`person` = n.new;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n.new IS NULL THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN n.new IS NOT NULL AND p.`person` IS NULL THEN 1 ELSE 0 END), 0)
FROM `details_1` AS s
LEFT JOIN `numbers_1` AS n ON n.old = s.`whose`
LEFT JOIN `place`.`target_1` AS p ON p.`person` = n.new;
