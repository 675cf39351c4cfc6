DROP TABLE "place"."people";
