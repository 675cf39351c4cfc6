SELECT DENSE_RANK() OVER (ORDER BY place_0, place_1) AS sqlanon_joint, place_0, place_1
FROM "joint_1";
