-- name: columns
SELECT c.table_name, c.column_name
FROM information_schema.columns AS c
JOIN information_schema.columns AS z
  ON z.table_catalog = c.table_catalog AND z.table_schema = c.table_schema
  AND z.table_name = c.table_name AND z.column_name = 'level_0'
WHERE c.table_schema = CURRENT_SCHEMA() AND c.table_catalog = CURRENT_DATABASE();
