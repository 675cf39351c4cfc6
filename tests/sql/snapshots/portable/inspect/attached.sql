SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND constraint_type <> 'NOT NULL' AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('keyed', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('keyed', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(TRANSLATE(i.expressions, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('keyed', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(TRANSLATE(g.generation_expression, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND TRANSLATE(g.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(g.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('keyed', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('keyed', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(TRANSLATE(sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE('keyed', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
ORDER BY 1, 2, 3;

SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND constraint_type <> 'NOT NULL' AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('cards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('cards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(TRANSLATE(i.expressions, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('cards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(TRANSLATE(g.generation_expression, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND TRANSLATE(g.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(g.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('cards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('cards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(TRANSLATE(sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE('cards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
ORDER BY 1, 2, 3;

SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND constraint_type <> 'NOT NULL' AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('pets', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('pets', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(TRANSLATE(i.expressions, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('pets', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(TRANSLATE(g.generation_expression, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND TRANSLATE(g.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(g.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('pets', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('pets', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(TRANSLATE(sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE('pets', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
ORDER BY 1, 2, 3;

SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND constraint_type <> 'NOT NULL' AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('birds', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('birds', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(TRANSLATE(i.expressions, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('birds', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(TRANSLATE(g.generation_expression, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND TRANSLATE(g.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(g.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('birds', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('birds', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(TRANSLATE(sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE('birds', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
ORDER BY 1, 2, 3;

SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND constraint_type <> 'NOT NULL' AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('named', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('named', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(TRANSLATE(i.expressions, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('named', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(TRANSLATE(g.generation_expression, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND TRANSLATE(g.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(g.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('named', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('named', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(TRANSLATE(sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE('named', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
ORDER BY 1, 2, 3;

SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND constraint_type <> 'NOT NULL' AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(TRANSLATE(i.expressions, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(TRANSLATE(g.generation_expression, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND TRANSLATE(g.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(g.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(TRANSLATE(sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
ORDER BY 1, 2, 3;

SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND constraint_type <> 'NOT NULL' AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(TRANSLATE(i.expressions, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(TRANSLATE(g.generation_expression, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND TRANSLATE(g.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(g.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(TRANSLATE(sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
ORDER BY 1, 2, 3;
