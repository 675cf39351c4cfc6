SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('released')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('released')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('released')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('released') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('released') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('released') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('released')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('released'))
ORDER BY 1, 2;

SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('shown')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('shown')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('shown')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('shown') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('shown') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('shown') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('shown')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('shown'))
ORDER BY 1, 2;

SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('kept')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('kept')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('kept')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('kept') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('kept') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('kept') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('kept')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('kept'))
ORDER BY 1, 2;

SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('people')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('people')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('people')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('people') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('people') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('people') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('people')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('people'))
ORDER BY 1, 2;

SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('nightly')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('nightly')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('nightly')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('nightly') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('nightly') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('nightly') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('nightly')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('nightly'))
ORDER BY 1, 2;

SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('released_points')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('released_points')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('released_points')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('released_points') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('released_points') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER('main')
  AND LOWER(table_name) = LOWER('released_points') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('released_points')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('released_points'))
ORDER BY 1, 2;
