SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('cards')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('cards')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(LOWER(i.expressions), LOWER(c.column_name))
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(i.table_name) = LOWER('cards')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(LOWER(g.generation_expression), LOWER(c.column_name)))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND LOWER(g.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(g.table_name) = LOWER('cards')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('cards')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('cards'))
ORDER BY 1, 2, 3;

SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('pets')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('pets')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(LOWER(i.expressions), LOWER(c.column_name))
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(i.table_name) = LOWER('pets')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(LOWER(g.generation_expression), LOWER(c.column_name)))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND LOWER(g.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(g.table_name) = LOWER('pets')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('pets')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('pets'))
ORDER BY 1, 2, 3;

SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('birds')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('birds')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(LOWER(i.expressions), LOWER(c.column_name))
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(i.table_name) = LOWER('birds')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(LOWER(g.generation_expression), LOWER(c.column_name)))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND LOWER(g.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(g.table_name) = LOWER('birds')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('birds')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('birds'))
ORDER BY 1, 2, 3;

SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('named')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('named')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(LOWER(i.expressions), LOWER(c.column_name))
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(i.table_name) = LOWER('named')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(LOWER(g.generation_expression), LOWER(c.column_name)))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND LOWER(g.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(g.table_name) = LOWER('named')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('named')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('named'))
ORDER BY 1, 2, 3;

SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('ages')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('ages')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(LOWER(i.expressions), LOWER(c.column_name))
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(i.table_name) = LOWER('ages')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(LOWER(g.generation_expression), LOWER(c.column_name)))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND LOWER(g.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(g.table_name) = LOWER('ages')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('ages')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('ages'))
ORDER BY 1, 2, 3;

SELECT CASE WHEN constraint_type = 'CHECK' THEN 'check' ELSE LOWER(constraint_type) END,
  constraint_name, UNNEST(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND constraint_type <> 'NOT NULL' AND LOWER(table_name) = LOWER('wards')
UNION ALL
SELECT 'foreign key of another table', table_name, UNNEST(referenced_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND LOWER(referenced_table) = LOWER('wards')
UNION ALL
SELECT CASE WHEN i.is_unique THEN 'unique expression' ELSE 'index' END, i.index_name, c.column_name
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_name = i.database_name
  AND CONTAINS(LOWER(i.expressions), LOWER(c.column_name))
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(i.table_name) = LOWER('wards')
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM duckdb_columns() AS g
JOIN duckdb_columns() AS c ON c.table_oid = g.table_oid AND c.database_name = g.database_name
  AND (c.column_name = g.column_name OR CONTAINS(LOWER(g.generation_expression), LOWER(c.column_name)))
WHERE g.is_generated AND g.database_name = CURRENT_DATABASE() AND LOWER(g.schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(g.table_name) = LOWER('wards')
UNION ALL
SELECT 'trigger', trigger_name, NULL
FROM duckdb_triggers()
WHERE LOWER(table_name) = LOWER('wards')
UNION ALL
SELECT 'view', view_name, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(LOWER(sql), LOWER('wards'))
ORDER BY 1, 2, 3;
