DROP VIEW IF EXISTS "main"."sqlanon_recoding_run_live";

DROP VIEW IF EXISTS "target_1";
