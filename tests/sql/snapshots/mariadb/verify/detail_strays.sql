SELECT COUNT(*)
FROM (
  SELECT number
  FROM (
    SELECT n.new AS number, 1 AS held
    FROM `details_1` AS s
    INNER JOIN `numbers_1` AS n ON n.old = s.`whose`
    INNER JOIN `place`.`target_1` AS p ON p.`person` = n.new
    UNION ALL
    SELECT `whose`, -1 FROM `place`.`target1_1`
  ) AS both_tables
  GROUP BY number
  HAVING SUM(held) <> 0
) AS differing;
