INSERT INTO "wards" ("id", "age")
SELECT "id", "age" FROM "kept_1" ORDER BY "id";
