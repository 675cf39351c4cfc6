SELECT 0 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM `copy_1`
UNION ALL
SELECT 1 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM `place`.`target_1`;
