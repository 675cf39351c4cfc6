SELECT "id", "city" FROM "keyed";

SELECT "id", "age", "town" FROM "cards";

SELECT "id", "kind", "town" FROM "pets";

SELECT "id", "kind", "ill" FROM "birds";

SELECT "id", "age" FROM "named";

SELECT "id", "age" FROM "ages";

SELECT "id", "age" FROM "wards";

SELECT "person", "age", "zip", "city", "illness" FROM "people";

SELECT "person", "age", "zip", "city", "grade", "illness" FROM "people";

SELECT "age", "zip", "city", "grade", "illness" FROM "people";
