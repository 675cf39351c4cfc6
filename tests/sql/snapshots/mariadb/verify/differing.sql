SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, 1 AS here, 0 AS there FROM `place`.`_sqlanon_target`
    UNION ALL
    SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 0, 1 FROM `_sqlanon_persons`
  ) AS both_relations
  GROUP BY q0, q1
) AS classes
WHERE here <> there;
