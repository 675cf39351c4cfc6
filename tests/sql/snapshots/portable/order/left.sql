SELECT COUNT(DISTINCT part) FROM "open_1" WHERE members > 3;
