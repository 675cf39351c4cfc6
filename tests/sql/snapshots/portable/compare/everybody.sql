SELECT DISTINCT person
FROM (
  SELECT person FROM "main"."sqlanon_recoding_run_keys"
  UNION ALL
  SELECT person FROM "main"."sqlanon_recoding_run_keys"
) AS rows_of_all
WHERE person IS NOT NULL;
