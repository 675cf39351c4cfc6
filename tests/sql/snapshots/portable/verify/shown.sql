SELECT * FROM "main"."target_1";
