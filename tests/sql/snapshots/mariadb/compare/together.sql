SELECT b.person, b0.place AS place_0, b1.place AS place_1
FROM `everybody_1` AS b
LEFT JOIN (
  SELECT DISTINCT CRC32(person) AS person_number, person AS person, place
  FROM `place`.`sqlanon_recoding_run_keys`
) AS b0
  ON b0.person_number = CRC32(b.person) AND b0.person = b.person
LEFT JOIN (
  SELECT DISTINCT CRC32(person) AS person_number, person AS person, place
  FROM `place`.`sqlanon_recoding_run_keys`
) AS b1
  ON b1.person_number = CRC32(b.person) AND b1.person = b.person;
