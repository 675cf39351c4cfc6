SELECT
  b0.place AS place_0,
  b1.place AS place_1,
  t.c0,
CASE WHEN t.person IS NULL THEN 0 ELSE 1 END AS known
FROM (
  SELECT person FROM "main"."sqlanon_recoding_run_keys"
  UNION
  SELECT person FROM "main"."sqlanon_recoding_run_keys"
) AS p
LEFT JOIN "main"."sqlanon_recoding_run_keys" AS b0 ON b0.person = p.person
LEFT JOIN "main"."sqlanon_recoding_run_keys" AS b1 ON b1.person = p.person
LEFT JOIN "today_1" AS t ON t.person = p.person;

SELECT
  b0.place AS place_0,
  b1.place AS place_1,
  b1.v0 AS whose,
0 AS known
FROM (
  SELECT person FROM "main"."sqlanon_recoding_run_known"
  UNION
  SELECT person FROM "main"."sqlanon_recoding_run_known"
) AS p
LEFT JOIN "main"."sqlanon_recoding_run_known" AS b0 ON b0.person = p.person
LEFT JOIN "main"."sqlanon_recoding_run_known" AS b1 ON b1.person = p.person;

SELECT
  b0.place AS place_0,
  b1.place AS place_1,
  t.c0,
  b0.v0 AS v_0_0,
  b1.v0 AS v_1_0,
CASE WHEN t.person IS NULL THEN 0 ELSE 1 END AS known
FROM (
  SELECT person FROM "main"."sqlanon_recoding_run_known"
  UNION
  SELECT person FROM "main"."sqlanon_recoding_run_known"
) AS p
LEFT JOIN "main"."sqlanon_recoding_run_known" AS b0 ON b0.person = p.person
LEFT JOIN "main"."sqlanon_recoding_run_known" AS b1 ON b1.person = p.person
LEFT JOIN "today_1" AS t ON t.person = p.person;
