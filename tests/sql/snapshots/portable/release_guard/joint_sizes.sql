SELECT sqlanon_joint, COUNT(*) AS n, MIN(place_0) AS place_0, MIN(place_1) AS place_1
FROM "joint_1"
GROUP BY sqlanon_joint;
