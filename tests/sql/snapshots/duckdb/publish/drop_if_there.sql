DROP TABLE IF EXISTS "main"."_sqlanon_target";
