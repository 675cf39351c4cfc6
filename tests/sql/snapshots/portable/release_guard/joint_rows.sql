SELECT sqlanon_joint, owner AS "whose"
FROM "joint_1";
