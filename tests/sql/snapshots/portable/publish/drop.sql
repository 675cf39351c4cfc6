DROP TABLE "main"."released";

DROP TABLE "main"."sqlanon_recoding_run_0";

DROP TABLE "main"."kept";

DROP TABLE "source_1";

DROP TABLE "zips";

DROP TABLE "main"."sqlanon_compiled_run_run_0";
