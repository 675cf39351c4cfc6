SELECT DISTINCT class, signature FROM "classes_1";
