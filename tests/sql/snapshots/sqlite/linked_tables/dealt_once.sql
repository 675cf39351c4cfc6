SELECT COUNT(*)
FROM (
  SELECT +`group_id` AS place, CAST(`illness` AS TEXT) COLLATE BINARY AS value
  FROM `main`.`target1_1`
  WHERE CAST(`illness` AS TEXT) COLLATE BINARY IS NOT NULL
  GROUP BY +`group_id`, CAST(`illness` AS TEXT) COLLATE BINARY HAVING SUM(`count`) > 1
) AS repeated;

SELECT COUNT(*)
FROM (
  SELECT +`group_id` AS place, CAST(`illness` AS TEXT) COLLATE BINARY AS value
  FROM `main`.`target1_1`
  WHERE CAST(`illness` AS TEXT) COLLATE BINARY IS NOT NULL
  GROUP BY +`group_id`, CAST(`illness` AS TEXT) COLLATE BINARY HAVING SUM(`persons`) > 1
) AS repeated;
