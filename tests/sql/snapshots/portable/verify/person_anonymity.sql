SELECT n, different AS measure, CASE WHEN different < 2 THEN 1 ELSE 0 END AS violates
FROM value_summary_known WHERE n > 0;

SELECT n, different AS measure, CASE WHEN different < 3 THEN 1 ELSE 0 END AS violates
FROM value_summary_known WHERE n > 0;

SELECT class, n, different AS measure, CASE WHEN different < 3 THEN 1 ELSE 0 END AS violates
FROM value_summary_known WHERE n > 0;
