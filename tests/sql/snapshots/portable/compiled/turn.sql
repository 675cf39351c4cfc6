CREATE TABLE "main"."sqlanon_compiled_run_turn" (held BIGINT);
