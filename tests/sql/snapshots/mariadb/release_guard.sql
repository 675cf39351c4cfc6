-- name: joint_values
SELECT MAX(sqlanon_joint) AS sqlanon_joint
  , MAX(v0) AS `illness`
FROM (
  SELECT person, owner, sqlanon_joint, 0 AS had, NULL AS v0
  FROM `joint_1`
  UNION ALL
  SELECT person, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin, NULL, 1, v0
  FROM `place`.`sqlanon_recoding_run_known`
) AS together
GROUP BY person, owner
HAVING MAX(had) = 1;
