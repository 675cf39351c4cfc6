SELECT sqlanon_joint, CAST(SUM(held) AS BIGINT) AS members
FROM "matched_1"
GROUP BY sqlanon_joint;
