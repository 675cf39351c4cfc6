SELECT "id", "age", "town" FROM "cards";

SELECT "age", "zip", "city", "grade", "illness" FROM "people";
