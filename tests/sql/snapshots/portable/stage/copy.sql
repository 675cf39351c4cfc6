SELECT "id", "age", "town" FROM "cards";

SELECT "id", "age" FROM "ages";

SELECT "age", "zip", "city", "grade", "illness" FROM "people";
