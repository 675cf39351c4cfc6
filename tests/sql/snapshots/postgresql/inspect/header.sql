SELECT * FROM "place"."people" WHERE 1 = 0;

SELECT * FROM "place"."few" WHERE 1 = 0;

SELECT * FROM "place"."cities" WHERE 1 = 0;

SELECT * FROM "place"."faulty" WHERE 1 = 0;
