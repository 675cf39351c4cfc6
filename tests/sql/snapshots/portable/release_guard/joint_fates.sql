SELECT fate, COUNT(*)
FROM (
  SELECT sqlanon_joint AS joint, MIN(fate) AS fate, COUNT(*) AS n
  FROM "joint_1"
  GROUP BY sqlanon_joint
) AS sized
WHERE n < 3
GROUP BY fate;

SELECT fate, COUNT(*)
FROM (
  SELECT sqlanon_joint AS joint, MIN(fate) AS fate, COUNT(DISTINCT owner) AS n
  FROM "joint_1"
  GROUP BY sqlanon_joint
) AS sized
WHERE n < 3
GROUP BY fate;
