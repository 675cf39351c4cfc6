SELECT fate, n, place_0
FROM (
  SELECT CAST(sqlanon_joint AS BIGINT) AS joint, MIN(fate) AS fate, COUNT(*) AS n, MIN(place_0) AS place_0
  FROM "joint_1"
  GROUP BY sqlanon_joint
) AS sized
LEFT JOIN (
  SELECT q0 FROM "violating_1"
  UNION
  SELECT q0 FROM "violating_2"
) AS v ON v.q0 = sized.joint
WHERE n < 3 OR v.q0 IS NOT NULL
ORDER BY n, joint LIMIT 3;
