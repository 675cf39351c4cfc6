SELECT COUNT(*) AS classes, MIN(n) AS least FROM "classes_1";
