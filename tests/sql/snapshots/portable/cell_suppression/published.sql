SELECT SUM(n) FROM "classes_1";
