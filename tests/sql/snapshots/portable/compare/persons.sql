SELECT COUNT(*), COALESCE(SUM(CASE WHEN n > 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT b0.person, COUNT(*) AS n
  FROM "main"."sqlanon_recoding_run_keys" AS b0
  JOIN "main"."sqlanon_recoding_run_keys" AS b1 ON b1.person = b0.person
  GROUP BY b0.person
) AS persons;
