SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there, SUM(wrong) AS wrong
  FROM (
    SELECT +`group_id` AS same_group, 1 AS here, 0 AS there, 0 AS wrong FROM `main`.`target_1`
    UNION ALL
    SELECT +`group_id`, 0, `count`, CASE WHEN `count` >= 1 THEN 0 ELSE 1 END FROM `main`.`target1_1`
  ) AS both_tables
  GROUP BY same_group
) AS groups_of_both
WHERE wrong > 0 OR here <> there;

SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there, SUM(wrong) AS wrong
  FROM (
    SELECT +`group_id` AS same_group, 1 AS here, 0 AS there, 0 AS wrong FROM `main`.`target_1`
    UNION ALL
    SELECT +`group_id`, 0, `persons`, CASE WHEN `persons` >= 1 THEN 0 ELSE 1 END FROM `main`.`target1_1`
  ) AS both_tables
  GROUP BY same_group
) AS groups_of_both
WHERE wrong > 0 OR here < there OR there = 0;
