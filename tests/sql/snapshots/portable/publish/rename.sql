ALTER TABLE "main"."target_1" RENAME TO "released";

ALTER TABLE "main"."target_1" RENAME TO "seen_Eur";

ALTER TABLE "main"."target_1" RENAME TO "masked";

ALTER TABLE "main"."target_1" RENAME TO "kept";

ALTER TABLE "target_1" RENAME TO "people";

ALTER TABLE "main"."target_1" RENAME TO "nightly";

ALTER TABLE "main"."target_1" RENAME TO "released_points";

ALTER TABLE "main"."target_1" RENAME TO "guarded";
