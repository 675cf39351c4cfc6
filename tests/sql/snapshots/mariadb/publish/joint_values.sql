SELECT MAX(sqlanon_joint) AS sqlanon_joint
  , MAX(v0) AS `illness`
FROM (
  SELECT person, sqlanon_joint, 0 AS had, NULL AS v0
  FROM `joint_1`
  UNION ALL
  SELECT person, NULL, 1, v0
  FROM `place`.`sqlanon_recoding_run_known`
) AS together
GROUP BY person
HAVING MAX(had) = 1;

SELECT MAX(sqlanon_joint) AS sqlanon_joint
FROM (
  SELECT person, sqlanon_joint, 0 AS had
  FROM `joint_1`
  UNION ALL
  SELECT person, NULL, 1
  FROM `place`.`sqlanon_recoding_run_known`
) AS together
GROUP BY person
HAVING MAX(had) = 1;
