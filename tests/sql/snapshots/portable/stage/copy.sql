CREATE TEMPORARY TABLE "copy_1" AS
SELECT "age", "zip", "city", "grade", "illness" FROM "people";
