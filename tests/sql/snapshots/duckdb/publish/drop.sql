DROP TABLE "main"."released";

DROP TABLE "main"."sqlanon_recoding_run_0";

DROP TABLE "_sqlanon_source";

DROP TABLE "zips";
