SELECT COUNT(DISTINCT part) FROM "open_1" WHERE size >= 2 * 3;

SELECT COUNT(DISTINCT part) FROM "open_1" WHERE size >= 2 * 2;

SELECT COUNT(DISTINCT part) FROM "open_1" WHERE size >= 2 * 4;

SELECT COUNT(DISTINCT part) FROM "open_1" WHERE size >= 2 * 5;
