SELECT person, CASE WHEN joint IS NULL THEN 0 ELSE 1 END AS was_there
FROM (
  SELECT person, joint, place, n, missing, spare, nth,
    SUM(spare) OVER (PARTITION BY joint) AS spares,
    ROW_NUMBER() OVER (PARTITION BY joint ORDER BY spare DESC, turn DESC, place) AS spare_turn
  FROM (
    SELECT person, joint, place, n, turn,
      SUM(CASE WHEN place IS NULL OR n < 3 THEN 1 ELSE 0 END) OVER (PARTITION BY joint) AS missing,
      CASE WHEN place IS NOT NULL AND turn > 3 THEN 1 ELSE 0 END AS spare,
      DENSE_RANK() OVER (PARTITION BY joint
        ORDER BY CASE WHEN place IS NULL OR n < 3 THEN 1 ELSE 0 END, n, place) AS nth
    FROM (
      SELECT person, joint, place, COUNT(*) OVER (PARTITION BY joint, place) AS n,
        ROW_NUMBER() OVER (PARTITION BY joint, place
          ORDER BY residue * residue % 2147483579 * residue % 2147483579, number) AS turn
      FROM (
        SELECT person, joint, place, number,
          (CAST(number AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579 AS residue
        FROM (
          SELECT person, MAX(joint) AS joint, MAX(place) AS place, ROW_NUMBER() OVER (ORDER BY person) AS number
          FROM (
            SELECT person, joint AS joint, NULL AS place FROM "joint_1"
            UNION ALL
            SELECT person, NULL, place FROM "placed_1"
          ) AS either
          GROUP BY person
        ) AS together
      ) AS mixed
    ) AS dealt
  ) AS sized
) AS spared
WHERE place IS NOT NULL AND (n < 3 OR joint IS NOT NULL AND missing > 0 AND missing < 3 AND
  CASE WHEN spares >= 3 - missing THEN CASE WHEN spare = 1 AND spare_turn <= 3 - missing THEN 1 ELSE 0 END
    WHEN nth = 1 THEN 1 ELSE 0 END = 1);
