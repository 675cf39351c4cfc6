-- name: columns
SELECT CAST(a.attname AS text) AS name, pg_catalog.format_type(a.atttypid, a.atttypmod) AS type
FROM pg_catalog.pg_attribute AS a
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE n.nspname = 'place' AND c.relname = 'released' AND a.attnum > 0 AND NOT a.attisdropped;

-- name: begin
BEGIN READ ONLY;
