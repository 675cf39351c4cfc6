SELECT person
FROM (
  SELECT person, COUNT(*) OVER (PARTITION BY place) AS newcomers
  FROM (
    SELECT person, MIN(place) AS place
    FROM (
      SELECT person, place, 0 AS side FROM "main"."sqlanon_recoding_run_keys"
      UNION ALL
      SELECT person, place, 1 AS side FROM "placed_1"
    ) AS both_releases
    GROUP BY person
    HAVING MIN(side) = 1
  ) AS arrivals
) AS sized
WHERE newcomers < 3;
