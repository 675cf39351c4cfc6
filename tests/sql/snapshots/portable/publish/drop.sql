DROP TABLE "main"."released";

DROP TABLE "main"."sqlanon_recoding_run_0";

DROP TABLE "main"."kept";

DROP TABLE "people";

DROP TABLE "zips";

DROP TABLE "main"."nightly";

DROP TABLE "target_1";

DROP TABLE "main"."released_points";
