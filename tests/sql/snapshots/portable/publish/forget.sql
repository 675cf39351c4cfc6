DELETE FROM "main"."sqlanon_recoding_run_rows";
