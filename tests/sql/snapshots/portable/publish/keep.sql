CREATE TABLE "main"."sqlanon_compiled_run_run_0" AS SELECT item, absent, code, value FROM "codes_1";

CREATE TABLE "main"."sqlanon_recoding_run_0" AS SELECT value, code FROM "dictionary_1";

CREATE TABLE "main"."sqlanon_compiled_run_run_0" AS SELECT item, absent, label FROM "labels_1";
