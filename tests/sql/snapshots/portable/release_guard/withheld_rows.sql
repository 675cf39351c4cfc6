SELECT person, CASE WHEN joint IS NULL THEN 0 ELSE 1 END AS was_there
FROM (
  SELECT person, joint, place, n, short, missing, spare, nth, spare_turn,
    MAX(CASE WHEN spare = 1 THEN spare_turn ELSE 0 END) OVER (PARTITION BY joint) AS spares
  FROM (
    SELECT person, joint, place, n, spare,
      MAX(gone) OVER (PARTITION BY joint) AS short,
      MAX(CASE WHEN gone = 1 AND nobody = 0 THEN gone_turn ELSE 0 END) OVER (PARTITION BY joint) AS missing,
      DENSE_RANK() OVER (PARTITION BY joint ORDER BY gone, n, place) AS nth,
      DENSE_RANK() OVER (PARTITION BY joint ORDER BY spare DESC, turn DESC, place) AS spare_turn
    FROM (
      SELECT person, joint, place, n, nobody, turn, gone,
        DENSE_RANK() OVER (PARTITION BY joint, gone ORDER BY nobody, number) AS gone_turn,
        CASE WHEN gone = 0 AND nobody = 0 AND turn > 3 THEN 1 ELSE 0 END AS spare
      FROM (
        SELECT person, joint, place, n, nobody, number, turn,
          CASE WHEN place IS NULL OR n < 3 THEN 1 ELSE 0 END AS gone
        FROM (
          SELECT person, joint, place, nobody, number, turn,
            MAX(CASE WHEN nobody = 0 THEN turn ELSE 0 END) OVER (PARTITION BY joint, place) AS n
          FROM (
            SELECT person, joint, place, nobody, number, DENSE_RANK() OVER (PARTITION BY joint, place
              ORDER BY nobody, residue * residue % 2147483579 * residue % 2147483579, number)
              AS turn
            FROM (
              SELECT person, joint, place, nobody, number,
                (CAST(number AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579 AS residue
              FROM (
                SELECT person, MAX(joint) AS joint, MAX(place) AS place, CASE WHEN owner IS NULL THEN 1 ELSE 0 END AS nobody,
                  DENSE_RANK() OVER (ORDER BY CASE WHEN owner IS NULL THEN 1 ELSE 0 END, owner) AS number
                FROM (
                  SELECT person, owner, joint AS joint, NULL AS place FROM "joint_1"
                  UNION ALL
                  SELECT person, (CAST(v0 AS VARCHAR) COLLATE "binary") AS owner, NULL, place FROM "placed_1"
                ) AS either
                GROUP BY person, owner
              ) AS together
            ) AS mixed
          ) AS dealt
        ) AS sized
      ) AS parted
    ) AS ranked
  ) AS counted
) AS spared
WHERE place IS NOT NULL AND (n < 3 OR joint IS NOT NULL AND short = 1 AND missing < 3 AND
  CASE WHEN spares >= 3 - missing THEN CASE WHEN spare = 1 AND spare_turn <= 3 - missing THEN 1 ELSE 0 END
    WHEN nth = 1 THEN 1 ELSE 0 END = 1);
