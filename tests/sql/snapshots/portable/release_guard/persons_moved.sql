SELECT side, SUM(firsts), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, place, COUNT(*) AS n, SUM(CASE WHEN number = 1 THEN 1 ELSE 0 END) AS firsts
  FROM (
    SELECT side, place, MIN(side) OVER (PARTITION BY person) AS lowest, MAX(side) OVER (PARTITION BY person) AS highest,
      ROW_NUMBER() OVER (PARTITION BY person ORDER BY place) AS number
    FROM (
      SELECT person, place, 0 AS side FROM "main"."sqlanon_recoding_run_keys"
      UNION ALL
      SELECT person, place, 1 AS side FROM "main"."sqlanon_recoding_run_keys"
    ) AS both_releases
  ) AS placed
  WHERE lowest = highest
  GROUP BY side, place
) AS changed
GROUP BY side;
