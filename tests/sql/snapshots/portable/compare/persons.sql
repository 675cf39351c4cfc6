SELECT COUNT(*), COALESCE(SUM(CASE WHEN n > 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(b0.n AS DOUBLE PRECISION) * CAST(b1.n AS DOUBLE PRECISION) AS n
  FROM (SELECT person, COUNT(*) AS n FROM "main"."sqlanon_recoding_run_keys" GROUP BY person) AS b0
  JOIN (SELECT person, COUNT(*) AS n FROM "main"."sqlanon_recoding_run_keys" GROUP BY person) AS b1
    ON b1.person = b0.person
) AS persons;
