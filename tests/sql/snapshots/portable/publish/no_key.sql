SELECT COUNT(*) - COUNT(DISTINCT person) FROM "main"."sqlanon_recoding_run_keys";

SELECT COUNT(*) - COUNT(DISTINCT person) FROM "main"."sqlanon_recoding_run_known";

SELECT COUNT(*) - COUNT(DISTINCT person) FROM "placed_1";
