SELECT j.sqlanon_joint
  , k.v0 AS "illness"
FROM "joint_1" AS j
JOIN "main"."sqlanon_recoding_run_known" AS k ON k.person = j.person;

SELECT j.sqlanon_joint
  , k.v0 AS "illness"
FROM "joint_1" AS j
JOIN "main"."sqlanon_recoding_run_known" AS k ON (j.owner = (CAST(v0 AS VARCHAR) COLLATE "binary")
  OR (j.owner IS NULL AND (CAST(v0 AS VARCHAR) COLLATE "binary") IS NULL)) AND k.person = j.person;

SELECT j.sqlanon_joint
FROM "joint_1" AS j
JOIN "main"."sqlanon_recoding_run_known" AS k ON k.person = j.person;

SELECT j.sqlanon_joint
  , k.v0 AS "whose"
FROM "joint_1" AS j
JOIN "main"."sqlanon_recoding_run_known" AS k ON (j.owner = v0
  OR (j.owner IS NULL AND v0 IS NULL)) AND k.person = j.person;
