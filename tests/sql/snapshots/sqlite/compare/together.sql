SELECT b0.person, b0.place AS place_0, b1.place AS place_1
FROM `main`.`sqlanon_recoding_run_keys` AS b0
JOIN (SELECT DISTINCT person AS person, place FROM `main`.`sqlanon_recoding_run_keys`) AS b1
  ON b1.person = b0.person;
