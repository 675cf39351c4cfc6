SELECT b.person, b0.place AS place_0, b1.place AS place_1
FROM "everybody_1" AS b
LEFT JOIN (
  SELECT person AS person, place
  FROM "main"."sqlanon_recoding_run_keys"
) AS b0
  ON b0.person = b.person
LEFT JOIN (
  SELECT person AS person, place
  FROM "main"."sqlanon_recoding_run_keys"
) AS b1
  ON b1.person = b.person;
