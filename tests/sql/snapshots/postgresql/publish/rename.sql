ALTER TABLE "place"."target_1" RENAME TO "people";
