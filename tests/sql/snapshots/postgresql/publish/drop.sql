DROP TABLE "place"."released";

DROP TABLE "place"."sqlanon_recoding_run_0";

DROP TABLE "place"."people";

DROP TABLE "place"."zips";
