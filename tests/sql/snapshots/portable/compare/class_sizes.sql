SELECT place, COUNT(*) AS n
FROM "main"."sqlanon_recoding_run_keys"
GROUP BY place;

SELECT place, COUNT(*) AS n
FROM "main"."sqlanon_recoding_run_known"
GROUP BY place;
