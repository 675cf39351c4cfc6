SELECT COUNT(*), COALESCE(SUM(CASE WHEN n > 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(n0 AS DOUBLE PRECISION) * CAST(n1 AS DOUBLE PRECISION) AS n
  FROM (
    SELECT COUNT(CASE WHEN number = 0 THEN 1 END) AS n0,COUNT(CASE WHEN number = 1 THEN 1 END) AS n1
    FROM (
      SELECT person, 0 AS number FROM "main"."sqlanon_recoding_run_keys"
      UNION ALL
      SELECT person, 1 AS number FROM "main"."sqlanon_recoding_run_keys"
    ) AS rows_of_all
    WHERE person IS NOT NULL
    GROUP BY person
  ) AS counts
) AS persons
WHERE n > 0;
