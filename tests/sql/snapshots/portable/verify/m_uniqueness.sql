SELECT n, CASE WHEN n = different THEN n ELSE 0 END AS measure,
  CASE WHEN n = different AND n >= 1 THEN 0 ELSE 1 END AS violates
FROM value_summary_known;

SELECT n, CASE WHEN n = different THEN n ELSE 0 END AS measure,
  CASE WHEN n = different AND n >= 2 THEN 0 ELSE 1 END AS violates
FROM value_summary_known;
