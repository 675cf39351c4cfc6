DROP TABLE "main"."sqlanon_compiled_run_turn";
