CREATE TEMPORARY TABLE "numbers_1" AS
SELECT r.old, ROW_NUMBER() OVER (ORDER BY r.lot) AS new
FROM (SELECT s."person" AS old, pg_catalog.gen_random_uuid() AS lot FROM "place"."people" AS s) AS r;
