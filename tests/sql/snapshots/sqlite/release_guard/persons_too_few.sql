SELECT DISTINCT person
FROM (
  SELECT person, COUNT(*) OVER (PARTITION BY place) AS newcomers
  FROM (
    SELECT DISTINCT a.person, a.place
    FROM `placed_1` AS a
    LEFT JOIN (SELECT DISTINCT person AS person FROM `main`.`sqlanon_recoding_run_keys`) AS b ON b.person = a.person
    WHERE b.person IS NULL AND a.person IS NOT NULL
  ) AS arrivals
) AS sized
WHERE newcomers < 3;
