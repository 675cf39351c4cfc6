DROP VIEW IF EXISTS "place"."_sqlanon_target";
