INSERT INTO `place`.`sqlanon_recoding_run_keys` (person, place)
SELECT person, place
FROM (
SELECT DISTINCT person, place FROM `placed_1` WHERE person IS NOT NULL
) AS placed_persons
ORDER BY place, RAND();
