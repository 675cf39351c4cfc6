SELECT "id", "age", "town" FROM "cards";

SELECT "id", "kind", "town" FROM "pets";

SELECT "id", "age" FROM "ages";

SELECT "id", "age" FROM "wards";

SELECT "age", "zip", "city", "grade", "illness" FROM "people";
