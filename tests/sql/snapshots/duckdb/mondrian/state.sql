SELECT COUNT(DISTINCT part) FROM "_sqlanon_open" WHERE size >= 2 * 3;

SELECT COUNT(DISTINCT part) FROM "_sqlanon_open" WHERE size >= 2 * 2;
