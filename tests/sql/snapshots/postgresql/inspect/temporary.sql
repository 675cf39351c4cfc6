SELECT COUNT(*)
FROM pg_catalog.pg_class AS c
WHERE c.oid = '"place"."people"'::pg_catalog.regclass AND c.relpersistence = 't';
