SELECT 'index ' || index_name, NULL, NULL
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA()) AND LOWER(table_name) = LOWER('named')
UNION ALL
SELECT 'foreign key of ' || table_name, NULL, NULL
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('named')
UNION ALL
SELECT LOWER(constraint_type) || ' constraint ' || constraint_name, UNNEST(constraint_column_names), NULL
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA()) AND LOWER(table_name) = LOWER('named')
  AND constraint_type <> 'NOT NULL'
UNION ALL
SELECT 'view ' || v.view_name, c.column_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
JOIN duckdb_columns() AS c ON c.database_name = CURRENT_DATABASE() AND LOWER(c.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(c.table_name) = LOWER('named')
WHERE CONTAINS(LOWER(v.sql), LOWER('named'))
  AND (CONTAINS(LOWER(v.sql), LOWER(c.column_name)) OR CONTAINS(v.sql, '*'))
ORDER BY 1, 2;

SELECT 'index ' || index_name, NULL, NULL
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA()) AND LOWER(table_name) = LOWER('ages')
UNION ALL
SELECT 'foreign key of ' || table_name, NULL, NULL
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('ages')
UNION ALL
SELECT 'default of ' || column_name, column_name, NULL
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA()) AND LOWER(table_name) = LOWER('ages')
  AND column_default IS NOT NULL AND NOT is_generated
UNION ALL
SELECT LOWER(constraint_type) || ' constraint ' || constraint_name, UNNEST(constraint_column_names), NULL
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA()) AND LOWER(table_name) = LOWER('ages')
  AND constraint_type <> 'NOT NULL'
UNION ALL
SELECT 'view ' || v.view_name, c.column_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
JOIN duckdb_columns() AS c ON c.database_name = CURRENT_DATABASE() AND LOWER(c.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(c.table_name) = LOWER('ages')
WHERE CONTAINS(LOWER(v.sql), LOWER('ages'))
  AND (CONTAINS(LOWER(v.sql), LOWER(c.column_name)) OR CONTAINS(v.sql, '*'))
ORDER BY 1, 2;
