SELECT person, CASE WHEN joint IS NULL THEN 0 ELSE 1 END AS was_there
FROM (
  SELECT person, joint, place, bad, short, missing, spare, nth,
    SUM(spare) OVER (PARTITION BY joint) AS spares,
    ROW_NUMBER() OVER (PARTITION BY joint ORDER BY spare DESC, turn DESC, place) AS spare_turn
  FROM (
    SELECT person, joint, place, bad, turn,
      MAX(CASE WHEN place IS NULL THEN bad ELSE 0 END) OVER (PARTITION BY joint) AS short,
      SUM(CASE WHEN place IS NULL THEN 1 ELSE 0 END) OVER (PARTITION BY joint) AS missing,
      CASE WHEN place IS NOT NULL AND bad = 0 AND turn > 3 THEN 1 ELSE 0 END AS spare,
      DENSE_RANK() OVER (PARTITION BY joint ORDER BY CASE WHEN place IS NULL OR bad = 1 THEN 1 ELSE 0 END, n, place) AS nth
    FROM (
      SELECT p.person, p.joint, p.place, CASE WHEN v.q0 IS NULL THEN 0 ELSE 1 END AS bad,
        COUNT(*) OVER (PARTITION BY p.joint, p.place) AS n,
        ROW_NUMBER() OVER (PARTITION BY p.joint, p.place
          ORDER BY p.residue * p.residue % 2147483579 * p.residue % 2147483579, p.drawn) AS turn
      FROM (
        SELECT person, joint, place, number, drawn,
          (CAST(drawn AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579 AS residue
        FROM (
          SELECT person, MAX(joint) AS joint, MAX(place) AS place, MAX(number) AS number,
            ROW_NUMBER() OVER (ORDER BY person) AS drawn
          FROM (
            SELECT person, joint AS joint,
              CAST(NULL AS BIGINT) AS place, CAST(NULL AS BIGINT) AS number
            FROM "joint_1"
            UNION ALL
            SELECT person, NULL, place, NULL FROM "placed_1"
            UNION ALL
            SELECT person, NULL, NULL, sqlanon_joint FROM "joint_2"
          ) AS either
          GROUP BY person
        ) AS together
      ) AS p
      LEFT JOIN (
        SELECT q0 FROM "violating_1"
        UNION
        SELECT q0 FROM "violating_2"
        UNION
        SELECT q0 FROM "violating_3"
      ) AS v ON v.q0 = p.number
    ) AS judged
  ) AS sized
) AS spared
WHERE place IS NOT NULL AND (bad = 1 OR joint IS NOT NULL AND short = 1 AND
  CASE WHEN spares > 0 THEN CASE WHEN spare = 1 AND spare_turn <= missing THEN 1 ELSE 0 END WHEN nth = 1 THEN 1 ELSE 0 END = 1);

SELECT person, CASE WHEN joint IS NULL THEN 0 ELSE 1 END AS was_there
FROM (
  SELECT person, joint, place, bad, short, missing, spare, nth,
    SUM(spare) OVER (PARTITION BY joint) AS spares,
    ROW_NUMBER() OVER (PARTITION BY joint ORDER BY spare DESC, turn DESC, place) AS spare_turn
  FROM (
    SELECT person, joint, place, bad, turn,
      MAX(CASE WHEN place IS NULL THEN bad ELSE 0 END) OVER (PARTITION BY joint) AS short,
      SUM(CASE WHEN place IS NULL THEN 1 ELSE 0 END) OVER (PARTITION BY joint) AS missing,
      CASE WHEN place IS NOT NULL AND bad = 0 AND turn > 3 THEN 1 ELSE 0 END AS spare,
      DENSE_RANK() OVER (PARTITION BY joint ORDER BY CASE WHEN place IS NULL OR bad = 1 THEN 1 ELSE 0 END, n, place) AS nth
    FROM (
      SELECT p.person, p.joint, p.place, CASE WHEN v.q0 IS NULL THEN 0 ELSE 1 END AS bad,
        COUNT(*) OVER (PARTITION BY p.joint, p.place) AS n,
        ROW_NUMBER() OVER (PARTITION BY p.joint, p.place
          ORDER BY p.residue * p.residue % 2147483579 * p.residue % 2147483579, p.drawn) AS turn
      FROM (
        SELECT person, joint, place, number, drawn,
          (CAST(drawn AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579 AS residue
        FROM (
          SELECT person, MAX(joint) AS joint, MAX(place) AS place, MAX(number) AS number,
            ROW_NUMBER() OVER (ORDER BY person) AS drawn
          FROM (
            SELECT person, owner, joint AS joint,
              CAST(NULL AS BIGINT) AS place, CAST(NULL AS BIGINT) AS number
            FROM "joint_1"
            UNION ALL
            SELECT person, (CAST(v0 AS VARCHAR) COLLATE "binary"), NULL, place, NULL FROM "placed_1"
            UNION ALL
            SELECT person, owner, NULL, NULL, sqlanon_joint FROM "joint_2"
          ) AS either
          GROUP BY person, owner
        ) AS together
      ) AS p
      LEFT JOIN (
        SELECT q0 FROM "violating_1"
        UNION
        SELECT q0 FROM "violating_2"
        UNION
        SELECT q0 FROM "violating_3"
      ) AS v ON v.q0 = p.number
    ) AS judged
  ) AS sized
) AS spared
WHERE place IS NOT NULL AND (bad = 1 OR joint IS NOT NULL AND short = 1 AND
  CASE WHEN spares > 0 THEN CASE WHEN spare = 1 AND spare_turn <= missing THEN 1 ELSE 0 END WHEN nth = 1 THEN 1 ELSE 0 END = 1);
