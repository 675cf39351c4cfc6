SELECT person, owner
FROM (
  SELECT person, owner, SUM(firsts) OVER (PARTITION BY place) AS newcomers
  FROM (
    SELECT person, place, owner,
      CASE WHEN owner IS NOT NULL AND ROW_NUMBER() OVER (PARTITION BY place, owner ORDER BY person) = 1
        THEN 1 ELSE 0 END AS firsts
    FROM (
      SELECT person, MIN(place) AS place, owner
      FROM (
        SELECT person, place, (CAST(v0 AS VARCHAR) COLLATE "binary") AS owner, 1 AS side FROM "placed_1"
        UNION ALL
        SELECT person, place, (CAST(v0 AS VARCHAR) COLLATE "binary"), 0 FROM "main"."sqlanon_recoding_run_known"
      ) AS both_releases
      GROUP BY person, owner
      HAVING MIN(side) = 1
    ) AS arrivals
  ) AS owned
) AS sized
WHERE newcomers < 3;
