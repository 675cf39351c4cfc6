ALTER TABLE "main"."target_1" RENAME TO "released";

ALTER TABLE "people" RENAME TO "source_1";
