SELECT DISTINCT 'index or key' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'people'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = DATABASE() AND table_name = 'people'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'people'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'people'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, 'people') > 0
UNION ALL
SELECT 'default, generated or automatic column', column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'people'
  AND (COALESCE(column_default, 'NULL') <> 'NULL' OR extra <> '')
UNION ALL
SELECT 'comment', column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'people' AND column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'people' AND table_comment <> ''
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'people'
  AND (engine <> 'InnoDB' OR create_options LIKE '%partitioned%')
ORDER BY 1, 2;
