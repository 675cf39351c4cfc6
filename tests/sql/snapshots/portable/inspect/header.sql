SELECT * FROM "people" WHERE 1 = 0;

SELECT * FROM "keyed" WHERE 1 = 0;

SELECT * FROM "calls" WHERE 1 = 0;

SELECT * FROM "visits" WHERE 1 = 0;

SELECT * FROM "grouped" WHERE 1 = 0;

SELECT * FROM "few" WHERE 1 = 0;

SELECT * FROM "nodes" WHERE 1 = 0;

SELECT * FROM "one" WHERE 1 = 0;

SELECT * FROM "cards" WHERE 1 = 0;

SELECT * FROM "pets" WHERE 1 = 0;

SELECT * FROM "birds" WHERE 1 = 0;

SELECT * FROM "named" WHERE 1 = 0;

SELECT * FROM "ages" WHERE 1 = 0;

SELECT * FROM "stays" WHERE 1 = 0;

SELECT * FROM "cities" WHERE 1 = 0;

SELECT * FROM "people.csv" WHERE 1 = 0;

SELECT * FROM "people.parquet" WHERE 1 = 0;

SELECT * FROM "measured_points" WHERE 1 = 0;

SELECT * FROM "numbered" WHERE 1 = 0;

SELECT * FROM "buys" WHERE 1 = 0;
