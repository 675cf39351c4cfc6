DROP TABLE IF EXISTS "main"."target_1";
