SELECT j.sqlanon_joint
  , k.v0 AS "illness"
FROM "joint_1" AS j
JOIN "main"."sqlanon_recoding_run_known" AS k ON k.person = j.person;

SELECT j.sqlanon_joint
FROM "joint_1" AS j
JOIN "main"."sqlanon_recoding_run_known" AS k ON k.person = j.person;
