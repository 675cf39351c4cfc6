SELECT COUNT(*), COALESCE(SUM(in_all), 0), COALESCE(SUM(CASE WHEN n > 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(CASE WHEN n0 = 0 THEN 1 ELSE n0 END AS DOUBLE PRECISION) * CAST(CASE WHEN n1 = 0 THEN 1 ELSE n1 END AS DOUBLE PRECISION) AS n,
    CASE WHEN n0 > 0 AND n1 > 0 THEN 1 ELSE 0 END AS in_all
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
) AS persons;
