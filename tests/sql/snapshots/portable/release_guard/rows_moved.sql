SELECT side, SUM(firsts), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, place, SUM(in_class) AS n, SUM(in_all) AS firsts
  FROM (
    SELECT side, place,
      CASE WHEN owner IS NOT NULL AND ROW_NUMBER() OVER (PARTITION BY side, place, owner ORDER BY person) = 1
        THEN 1 ELSE 0 END AS in_class,
      CASE WHEN owner IS NOT NULL AND ROW_NUMBER() OVER (PARTITION BY side, owner ORDER BY place, person) = 1
        THEN 1 ELSE 0 END AS in_all
    FROM (
      SELECT person, MIN(side) AS side, MIN(place) AS place, owner
      FROM (
        SELECT person, place, (CAST(v0 AS VARCHAR) COLLATE "binary") AS owner, 0 AS side FROM "main"."sqlanon_recoding_run_known"
        UNION ALL
        SELECT person, place, (CAST(v0 AS VARCHAR) COLLATE "binary"), 1 FROM "main"."sqlanon_recoding_run_known"
      ) AS both_releases
      GROUP BY person, owner
      HAVING COUNT(*) = 1
    ) AS one_release
  ) AS owned
  GROUP BY side, place
) AS changed
GROUP BY side;
