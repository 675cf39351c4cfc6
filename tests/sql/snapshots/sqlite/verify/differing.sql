SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT CAST(CAST(`group_id` AS TEXT) AS TEXT) COLLATE BINARY AS q0, 1 AS here, 0 AS there FROM `main`.`target_1`
    UNION ALL
    SELECT CAST(CAST(`group_id` AS TEXT) AS TEXT) COLLATE BINARY, 0, 1 FROM `main`.`target1_1`
  ) AS both_relations
  GROUP BY q0
) AS classes
WHERE here <> there;
