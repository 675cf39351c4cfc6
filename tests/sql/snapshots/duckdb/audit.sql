-- name: columns
SELECT column_name AS name, REGEXP_REPLACE(data_type, 'ENUM\(.*\)', 'ENUM', 's') AS type
FROM information_schema.columns
WHERE table_catalog = CURRENT_DATABASE() AND table_name = 'released' AND table_schema = CURRENT_SCHEMA();

-- name: begin
BEGIN TRANSACTION READ ONLY;
