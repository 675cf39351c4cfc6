ALTER TABLE "main"."_sqlanon_target" RENAME TO "released";

ALTER TABLE "people" RENAME TO "_sqlanon_source";
