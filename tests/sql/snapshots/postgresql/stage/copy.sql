CREATE TEMPORARY TABLE "_sqlanon_copy" AS
SELECT "age", "zip", "city", "grade", "illness" FROM "place"."people";
