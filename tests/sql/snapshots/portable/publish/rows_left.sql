SELECT COUNT(*) FROM "main"."sqlanon_recoding_run_rows";
