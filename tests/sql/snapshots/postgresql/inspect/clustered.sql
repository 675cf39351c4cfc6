SELECT i.relname::text
FROM pg_catalog.pg_index AS x JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
WHERE x.indrelid = '"place"."wards"'::pg_catalog.regclass AND x.indisclustered;
