SELECT 'default', column_name, column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA()) AND LOWER(table_name) = LOWER('cards')
  AND column_default IS NOT NULL AND NOT is_generated
UNION ALL
SELECT c.kind, c.name, CASE WHEN LOWER(c.name) <> LOWER('cards') THEN c.name END
FROM (
SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('cards')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('cards')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('cards')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('cards') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('cards') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('cards') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('cards')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('cards'))
ORDER BY 1, 2
) AS c (kind, name)
WHERE c.kind = 'comment'
ORDER BY 1, 2;

SELECT 'default', column_name, column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA()) AND LOWER(table_name) = LOWER('pets')
  AND column_default IS NOT NULL AND NOT is_generated
UNION ALL
SELECT c.kind, c.name, CASE WHEN LOWER(c.name) <> LOWER('pets') THEN c.name END
FROM (
SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('pets')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('pets')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('pets')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('pets') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('pets') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('pets') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('pets')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('pets'))
ORDER BY 1, 2
) AS c (kind, name)
WHERE c.kind = 'comment'
ORDER BY 1, 2;

SELECT 'default', column_name, column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA()) AND LOWER(table_name) = LOWER('birds')
  AND column_default IS NOT NULL AND NOT is_generated
UNION ALL
SELECT c.kind, c.name, CASE WHEN LOWER(c.name) <> LOWER('birds') THEN c.name END
FROM (
SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('birds')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('birds')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('birds')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('birds') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('birds') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('birds') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('birds')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('birds'))
ORDER BY 1, 2
) AS c (kind, name)
WHERE c.kind = 'comment'
ORDER BY 1, 2;

SELECT 'default', column_name, column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA()) AND LOWER(table_name) = LOWER('named')
  AND column_default IS NOT NULL AND NOT is_generated
UNION ALL
SELECT c.kind, c.name, CASE WHEN LOWER(c.name) <> LOWER('named') THEN c.name END
FROM (
SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('named')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('named')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('named')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('named') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('named') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('named') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('named')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('named'))
ORDER BY 1, 2
) AS c (kind, name)
WHERE c.kind = 'comment'
ORDER BY 1, 2;

SELECT 'default', column_name, column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA()) AND LOWER(table_name) = LOWER('ages')
  AND column_default IS NOT NULL AND NOT is_generated
UNION ALL
SELECT c.kind, c.name, CASE WHEN LOWER(c.name) <> LOWER('ages') THEN c.name END
FROM (
SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('ages')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('ages')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('ages')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('ages') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('ages') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('ages') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('ages')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('ages'))
ORDER BY 1, 2
) AS c (kind, name)
WHERE c.kind = 'comment'
ORDER BY 1, 2;

SELECT 'default', column_name, column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA()) AND LOWER(table_name) = LOWER('wards')
  AND column_default IS NOT NULL AND NOT is_generated
UNION ALL
SELECT c.kind, c.name, CASE WHEN LOWER(c.name) <> LOWER('wards') THEN c.name END
FROM (
SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('wards')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('wards')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('wards')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('wards') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('wards') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('wards') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('wards')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('wards'))
ORDER BY 1, 2
) AS c (kind, name)
WHERE c.kind = 'comment'
ORDER BY 1, 2;
