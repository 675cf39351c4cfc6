SELECT "id" AS h0, "age" AS x0
FROM "wards";
