WITH t AS (
  SELECT * FROM duckdb_tables()
  WHERE database_name = CURRENT_DATABASE()
    AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('people', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
),
c AS (
  SELECT * FROM duckdb_columns()
  WHERE database_name = CURRENT_DATABASE()
    AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('people', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
),
i AS (
  SELECT * FROM duckdb_indexes()
  WHERE database_name = CURRENT_DATABASE()
    AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('people', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
)
SELECT 'definition' AS step, 0 AS place, 'table' AS kind, t.table_name AS name, NULL AS needed, NULL AS held,
  RTRIM(t.sql, ';') AS statement, NULL AS why
FROM t
UNION ALL
SELECT 'table', 0, LOWER(k.constraint_type) || ' constraint', ARRAY_TO_STRING(k.constraint_column_names, ', '),
  UNNEST(k.constraint_column_names), 'values', NULL, NULL
FROM duckdb_constraints() AS k JOIN t ON k.table_oid = t.table_oid AND k.database_oid = t.database_oid
WHERE k.constraint_type <> 'NOT NULL'
UNION ALL
SELECT 'table', 0, 'default or generated column', c.column_name, c.column_name, 'type', NULL, NULL
FROM c WHERE c.column_default IS NOT NULL AND NOT c.is_generated
UNION ALL
SELECT 'column', 0, 'default or generated column', g.column_name, c.column_name, 'values', '', NULL
FROM c AS g JOIN c ON c.column_name = g.column_name OR CONTAINS(TRANSLATE(g.generation_expression, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
WHERE g.is_generated
UNION ALL
SELECT 'after', 0, 'foreign key of another table', k.table_name, NULL, NULL, NULL, 'DuckDB drops no table that another one points to'
FROM duckdb_constraints() AS k
WHERE k.database_name = CURRENT_DATABASE() AND TRANSLATE(k.referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('people', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'stays', 0, 'view', v.view_name, c.column_name, 'type', NULL, NULL
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
LEFT JOIN c ON CONTAINS(TRANSLATE(v.sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')) OR CONTAINS(v.sql, '*')
WHERE CONTAINS(TRANSLATE(v.sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE('people', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
UNION ALL
SELECT 'after', 10, 'index', i.index_name, c.column_name,
  CASE WHEN i.is_unique THEN 'values' WHEN CONTAINS(i.expressions, '(') THEN 'type' END, RTRIM(i.sql, ';'), NULL
FROM i LEFT JOIN c ON CONTAINS(TRANSLATE(i.expressions, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE(c.column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
UNION ALL
SELECT 'after', 20, 'comment', c.column_name, c.column_name, NULL,
  CONCAT('COMMENT ON COLUMN ', '"people"', '."', REPLACE(c.column_name, '"', '""'), '" IS ''', REPLACE(c.comment, '''', ''''''), ''''),
  NULL
FROM c WHERE c.comment IS NOT NULL
UNION ALL
SELECT 'after', 20, 'comment', t.table_name, NULL, NULL,
  CONCAT('COMMENT ON TABLE ', '"people"', ' IS ''', REPLACE(t.comment, '''', ''''''), ''''), NULL
FROM t WHERE t.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'after', 20, 'comment', 'index ' || i.index_name, NULL, NULL,
  CONCAT('COMMENT ON INDEX "', REPLACE(i.schema_name, '"', '""'), '"."', REPLACE(i.index_name, '"', '""'), '" IS ''',
      REPLACE(i.comment, '''', ''''''), ''''), NULL
FROM i WHERE i.comment IS NOT NULL
ORDER BY step, place, kind, name, needed;
