-- name: home
SELECT CURRENT_SCHEMA(), CURRENT_DATABASE(), 2;

-- name: exists
SELECT CASE WHEN temporary THEN 'LOCAL TEMPORARY' ELSE 'BASE TABLE' END AS kind
FROM duckdb_tables()
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('people_anonymous', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND database_name = CURRENT_DATABASE()
UNION ALL
SELECT 'VIEW'
FROM duckdb_views()
WHERE TRANSLATE(view_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('people_anonymous', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND database_name = CURRENT_DATABASE();

-- name: rights
SELECT 'a database that can be written to: ' || database_name || ' is open for reading only' AS missing, NULL AS remedy
FROM duckdb_databases() WHERE database_name = CURRENT_DATABASE() AND readonly
UNION ALL
SELECT 'the schema ' || w.name || ' of the ' || w.whose || CASE
    WHEN d.database_name IS NULL THEN ''
    WHEN d.database_name = CURRENT_DATABASE() THEN
      ': ' || w.name || ' is the database that the connection uses; leave it out, or name one of its schemas'
    ELSE ': ' || w.name || ' is another database, and a run writes to the one that its connection uses. Say USE "'
      || REPLACE(d.database_name, '"', '""') || '" over the connection before the run; tables of ' || w.name
      || ' are named without it then, and those of ' || CURRENT_DATABASE() || ' with ' || CURRENT_DATABASE() || '. before them' END,
  CASE WHEN d.database_name IS NULL THEN 'CREATE SCHEMA "' || REPLACE(w.name, '"', '""') || '"' END
FROM (
  SELECT 'main' AS name, 'target' AS whose
  UNION ALL SELECT CURRENT_SCHEMA(), 'ledger' WHERE TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') <> TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
) AS w
LEFT JOIN duckdb_databases() AS d ON TRANSLATE(d.database_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(w.name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
WHERE NOT EXISTS (
  SELECT 1 FROM duckdb_schemas() AS s
  WHERE TRANSLATE(s.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(w.name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND s.database_name = CURRENT_DATABASE());

-- name: comment
SELECT comment
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('people', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

-- name: dependents
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

-- name: attached
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

-- name: carries
SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND constraint_type <> 'NOT NULL' AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(TRANSLATE(sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
ORDER BY 1, 2;

-- name: stays
SELECT 'default', column_name, column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE()
  AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND column_default IS NOT NULL AND NOT is_generated
UNION ALL
SELECT c.kind, c.name, CASE WHEN TRANSLATE(c.name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') <> TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') THEN c.name END
FROM (
SELECT LOWER(constraint_type) || ' constraint', ARRAY_TO_STRING(constraint_column_names, ', ')
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND constraint_type <> 'NOT NULL' AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'foreign key of another table', table_name
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'index', index_name
FROM duckdb_indexes()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'default or generated column', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND column_default IS NOT NULL
UNION ALL
SELECT 'comment', column_name
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND comment IS NOT NULL
UNION ALL
SELECT 'comment', table_name
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'trigger', trigger_name
FROM duckdb_triggers()
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 'view', view_name
FROM (SELECT * FROM duckdb_views() WHERE NOT internal AND NOT (temporary AND STARTS_WITH(view_name, '_sqlanon_')))
 AS v
WHERE CONTAINS(TRANSLATE(sql, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
ORDER BY 1, 2
) AS c (kind, name)
WHERE c.kind = 'comment'
ORDER BY 1, 2;

-- name: temporary
SELECT
  (SELECT COUNT(*) FROM duckdb_tables() WHERE temporary AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('measured_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
  + (SELECT COUNT(*) FROM duckdb_views() WHERE temporary AND TRANSLATE(view_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('measured_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'));

-- name: columns
DESCRIBE SELECT * FROM "measured_points";

-- name: exchanged
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

-- name: references
SELECT schema_name, table_name, UNNEST(constraint_column_names), UNNEST(referenced_column_names), LEN(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND constraint_type = 'FOREIGN KEY' AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
ORDER BY ALL;

-- name: zone
SELECT COUNT(*) FROM duckdb_extensions() WHERE extension_name = 'icu' AND loaded
  AND 'Europe/Berlin' IN (SELECT name FROM pg_timezone_names());

-- name: next_key
SELECT NULLIF(REGEXP_EXTRACT(column_default, 'nextval\(''(.*)''\)', 1), ''), FALSE
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND TRANSLATE(schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND TRANSLATE(column_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('id', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

-- name: stored_by_column
SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('measured_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

-- name: kept
SELECT 1 AS place, 'index' AS kind, i.index_name AS name, c.column_name AS needed, RTRIM(i.sql, ';') AS statement
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_oid = i.database_oid
  AND REGEXP_MATCHES(i.expressions, '(^|\W)' || REGEXP_ESCAPE(c.column_name) || '($|\W)', 'i')
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 2, 'comment', c.column_name, c.column_name,
  CONCAT('COMMENT ON COLUMN ', '"main"."released_points"', '."', REPLACE(c.column_name, '"', '""'), '" IS ''', REPLACE(c.comment, '''', ''''''), '''')
FROM duckdb_columns() AS c
WHERE c.database_name = CURRENT_DATABASE() AND TRANSLATE(c.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(c.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND c.comment IS NOT NULL
UNION ALL
SELECT 2, 'comment', t.table_name, NULL,
  CONCAT('COMMENT ON TABLE ', '"main"."released_points"', ' IS ''', REPLACE(t.comment, '''', ''''''), '''')
FROM duckdb_tables() AS t
WHERE t.database_name = CURRENT_DATABASE() AND TRANSLATE(t.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(t.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND t.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 2, 'comment', v.view_name, NULL,
  CONCAT('COMMENT ON VIEW ', '"main"."released_points"', ' IS ''', REPLACE(v.comment, '''', ''''''), '''')
FROM duckdb_views() AS v
WHERE v.database_name = CURRENT_DATABASE() AND TRANSLATE(v.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(v.view_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND v.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 3, 'comment', 'index ' || i.index_name, NULL,
  CONCAT('COMMENT ON INDEX "', REPLACE(i.schema_name, '"', '""'), '"."', REPLACE(i.index_name, '"', '""'), '" IS ''',
      REPLACE(i.comment, '''', ''''''), '''')
FROM duckdb_indexes() AS i
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND i.comment IS NOT NULL
ORDER BY place, kind, name, needed;

-- name: named
SELECT table_name
FROM information_schema.tables
WHERE table_name LIKE 'sqlanon_compiled_run_%' AND TRANSLATE(table_schema, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
ORDER BY table_name;

-- name: leftovers
SELECT t.schema_name, t.name, CASE WHEN t.comment = 'sqlanon: recoding of a view, raw values; `sqlanon clean` removes it when the view is gone' THEN 1 ELSE 0 END,
  CASE WHEN STARTS_WITH(t.comment, 'sqlanon: keys of a release, as secret as its source; entered in ') THEN SUBSTR(t.comment, LENGTH('sqlanon: keys of a release, as secret as its source; entered in ') + 1) END
FROM (
  SELECT schema_name, table_name AS name, comment FROM duckdb_tables()
  WHERE database_name = CURRENT_DATABASE() AND NOT temporary
  UNION ALL
  SELECT schema_name, view_name, comment FROM duckdb_views()
  WHERE database_name = CURRENT_DATABASE() AND NOT internal
) AS t
WHERE STARTS_WITH(t.name, 'sqlanon_recoding_')
  AND NOT EXISTS (
    SELECT 1 FROM duckdb_views() AS v
    WHERE NOT v.internal AND NOT STARTS_WITH(v.view_name, 'sqlanon_recoding_') AND CONTAINS(v.sql, SUBSTR(t.name, 1, 29)))
ORDER BY t.schema_name, t.name;
