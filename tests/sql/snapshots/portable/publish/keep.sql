CREATE TABLE "main"."sqlanon_recoding_run_0" AS SELECT value, code FROM "dictionary_1";
