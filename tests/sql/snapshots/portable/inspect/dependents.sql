SELECT 'index ' || index_name, NULL, NULL
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE()
  AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('named', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'foreign key of ' || table_name, NULL, NULL
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('named', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT LOWER(constraint_type) || ' constraint ' || constraint_name, UNNEST(constraint_column_names), NULL
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE()
  AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('named', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND constraint_type <> 'NOT NULL'
UNION ALL
SELECT 'view ' || v.view_name, c.column_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
JOIN duckdb_columns() AS c ON c.database_name = CURRENT_DATABASE() AND TRANSLATE(c.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(c.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('named', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
WHERE CONTAINS(TRANSLATE(v.sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE('named', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
  AND (CONTAINS(TRANSLATE(v.sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')) OR CONTAINS(v.sql, '*'))
ORDER BY 1, 2;

SELECT 'index ' || index_name, NULL, NULL
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE()
  AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'foreign key of ' || table_name, NULL, NULL
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'default of ' || column_name, column_name, NULL
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE()
  AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND column_default IS NOT NULL AND NOT is_generated
UNION ALL
SELECT LOWER(constraint_type) || ' constraint ' || constraint_name, UNNEST(constraint_column_names), NULL
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE()
  AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND constraint_type <> 'NOT NULL'
UNION ALL
SELECT 'view ' || v.view_name, c.column_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
JOIN duckdb_columns() AS c ON c.database_name = CURRENT_DATABASE() AND TRANSLATE(c.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(c.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
WHERE CONTAINS(TRANSLATE(v.sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
  AND (CONTAINS(TRANSLATE(v.sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')) OR CONTAINS(v.sql, '*'))
ORDER BY 1, 2;
