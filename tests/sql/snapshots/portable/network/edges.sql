SELECT DISTINCT a, b FROM "ends_1" WHERE a < b;
