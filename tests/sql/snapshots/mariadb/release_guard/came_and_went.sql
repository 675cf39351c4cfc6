SELECT side, SUM(n), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, place, COUNT(*) AS n
  FROM (
    SELECT MIN(side) AS side, MIN(place) AS place
    FROM (
      SELECT person, place, 0 AS side FROM `place`.`sqlanon_recoding_run_keys`
      UNION ALL
      SELECT person, place, 1 AS side FROM `place`.`sqlanon_recoding_run_keys`
    ) AS both_releases
    GROUP BY person
    HAVING COUNT(*) = 1
  ) AS one_release
  GROUP BY side, place
) AS changed
GROUP BY side;
