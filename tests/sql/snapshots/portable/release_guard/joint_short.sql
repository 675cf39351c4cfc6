SELECT fate, n, place_0
FROM (
  SELECT CAST(sqlanon_joint AS BIGINT) AS joint, MIN(fate) AS fate, COUNT(*) AS n, MIN(place_0) AS place_0
  FROM "joint_1"
  GROUP BY sqlanon_joint
) AS sized
WHERE n < 3
ORDER BY n, joint LIMIT 3;
