SELECT "age", "zip", "city", "grade", "illness" FROM "people";
