DROP TABLE IF EXISTS "main"."sqlanon_recoding_run_0";
