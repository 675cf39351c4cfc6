SELECT "id", "age" FROM "wards";
