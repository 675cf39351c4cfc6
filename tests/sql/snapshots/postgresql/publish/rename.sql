ALTER TABLE "place"."_sqlanon_target" RENAME TO "released";

ALTER TABLE "place"."_sqlanon_target" RENAME TO "people";
