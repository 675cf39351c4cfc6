SELECT 1 AS place, 'index' AS kind, i.index_name AS name, c.column_name AS needed, RTRIM(i.sql, ';') AS statement
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_oid = i.database_oid
  AND REGEXP_MATCHES(i.expressions, '(^|\W)' || REGEXP_ESCAPE(c.column_name) || '($|\W)', 'i')
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 2, 'comment', c.column_name, c.column_name,
  CONCAT('COMMENT ON COLUMN ', '"main"."released"', '."', REPLACE(c.column_name, '"', '""'), '" IS ''', REPLACE(c.comment, '''', ''''''), '''')
FROM duckdb_columns() AS c
WHERE c.database_name = CURRENT_DATABASE() AND TRANSLATE(c.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(c.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND c.comment IS NOT NULL
UNION ALL
SELECT 2, 'comment', t.table_name, NULL,
  CONCAT('COMMENT ON TABLE ', '"main"."released"', ' IS ''', REPLACE(t.comment, '''', ''''''), '''')
FROM duckdb_tables() AS t
WHERE t.database_name = CURRENT_DATABASE() AND TRANSLATE(t.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(t.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND t.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 2, 'comment', v.view_name, NULL,
  CONCAT('COMMENT ON VIEW ', '"main"."released"', ' IS ''', REPLACE(v.comment, '''', ''''''), '''')
FROM duckdb_views() AS v
WHERE v.database_name = CURRENT_DATABASE() AND TRANSLATE(v.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(v.view_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND v.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 3, 'comment', 'index ' || i.index_name, NULL,
  CONCAT('COMMENT ON INDEX "', REPLACE(i.schema_name, '"', '""'), '"."', REPLACE(i.index_name, '"', '""'), '" IS ''',
      REPLACE(i.comment, '''', ''''''), '''')
FROM duckdb_indexes() AS i
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('released', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND i.comment IS NOT NULL
ORDER BY place, kind, name, needed;

SELECT 1 AS place, 'index' AS kind, i.index_name AS name, c.column_name AS needed, RTRIM(i.sql, ';') AS statement
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_oid = i.database_oid
  AND REGEXP_MATCHES(i.expressions, '(^|\W)' || REGEXP_ESCAPE(c.column_name) || '($|\W)', 'i')
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('shown', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 2, 'comment', c.column_name, c.column_name,
  CONCAT('COMMENT ON COLUMN ', '"main"."shown"', '."', REPLACE(c.column_name, '"', '""'), '" IS ''', REPLACE(c.comment, '''', ''''''), '''')
FROM duckdb_columns() AS c
WHERE c.database_name = CURRENT_DATABASE() AND TRANSLATE(c.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(c.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('shown', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND c.comment IS NOT NULL
UNION ALL
SELECT 2, 'comment', t.table_name, NULL,
  CONCAT('COMMENT ON TABLE ', '"main"."shown"', ' IS ''', REPLACE(t.comment, '''', ''''''), '''')
FROM duckdb_tables() AS t
WHERE t.database_name = CURRENT_DATABASE() AND TRANSLATE(t.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(t.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('shown', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND t.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 2, 'comment', v.view_name, NULL,
  CONCAT('COMMENT ON VIEW ', '"main"."shown"', ' IS ''', REPLACE(v.comment, '''', ''''''), '''')
FROM duckdb_views() AS v
WHERE v.database_name = CURRENT_DATABASE() AND TRANSLATE(v.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(v.view_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('shown', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND v.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 3, 'comment', 'index ' || i.index_name, NULL,
  CONCAT('COMMENT ON INDEX "', REPLACE(i.schema_name, '"', '""'), '"."', REPLACE(i.index_name, '"', '""'), '" IS ''',
      REPLACE(i.comment, '''', ''''''), '''')
FROM duckdb_indexes() AS i
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('shown', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND i.comment IS NOT NULL
ORDER BY place, kind, name, needed;

SELECT 1 AS place, 'index' AS kind, i.index_name AS name, c.column_name AS needed, RTRIM(i.sql, ';') AS statement
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_oid = i.database_oid
  AND REGEXP_MATCHES(i.expressions, '(^|\W)' || REGEXP_ESCAPE(c.column_name) || '($|\W)', 'i')
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('kept', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 2, 'comment', c.column_name, c.column_name,
  CONCAT('COMMENT ON COLUMN ', '"main"."kept"', '."', REPLACE(c.column_name, '"', '""'), '" IS ''', REPLACE(c.comment, '''', ''''''), '''')
FROM duckdb_columns() AS c
WHERE c.database_name = CURRENT_DATABASE() AND TRANSLATE(c.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(c.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('kept', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND c.comment IS NOT NULL
UNION ALL
SELECT 2, 'comment', t.table_name, NULL,
  CONCAT('COMMENT ON TABLE ', '"main"."kept"', ' IS ''', REPLACE(t.comment, '''', ''''''), '''')
FROM duckdb_tables() AS t
WHERE t.database_name = CURRENT_DATABASE() AND TRANSLATE(t.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(t.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('kept', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND t.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 2, 'comment', v.view_name, NULL,
  CONCAT('COMMENT ON VIEW ', '"main"."kept"', ' IS ''', REPLACE(v.comment, '''', ''''''), '''')
FROM duckdb_views() AS v
WHERE v.database_name = CURRENT_DATABASE() AND TRANSLATE(v.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(v.view_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('kept', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND v.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 3, 'comment', 'index ' || i.index_name, NULL,
  CONCAT('COMMENT ON INDEX "', REPLACE(i.schema_name, '"', '""'), '"."', REPLACE(i.index_name, '"', '""'), '" IS ''',
      REPLACE(i.comment, '''', ''''''), '''')
FROM duckdb_indexes() AS i
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('kept', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND i.comment IS NOT NULL
ORDER BY place, kind, name, needed;

SELECT 1 AS place, 'index' AS kind, i.index_name AS name, c.column_name AS needed, RTRIM(i.sql, ';') AS statement
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_oid = i.database_oid
  AND REGEXP_MATCHES(i.expressions, '(^|\W)' || REGEXP_ESCAPE(c.column_name) || '($|\W)', 'i')
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('nightly', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 2, 'comment', c.column_name, c.column_name,
  CONCAT('COMMENT ON COLUMN ', '"main"."nightly"', '."', REPLACE(c.column_name, '"', '""'), '" IS ''', REPLACE(c.comment, '''', ''''''), '''')
FROM duckdb_columns() AS c
WHERE c.database_name = CURRENT_DATABASE() AND TRANSLATE(c.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(c.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('nightly', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND c.comment IS NOT NULL
UNION ALL
SELECT 2, 'comment', t.table_name, NULL,
  CONCAT('COMMENT ON TABLE ', '"main"."nightly"', ' IS ''', REPLACE(t.comment, '''', ''''''), '''')
FROM duckdb_tables() AS t
WHERE t.database_name = CURRENT_DATABASE() AND TRANSLATE(t.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(t.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('nightly', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND t.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 2, 'comment', v.view_name, NULL,
  CONCAT('COMMENT ON VIEW ', '"main"."nightly"', ' IS ''', REPLACE(v.comment, '''', ''''''), '''')
FROM duckdb_views() AS v
WHERE v.database_name = CURRENT_DATABASE() AND TRANSLATE(v.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(v.view_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('nightly', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND v.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 3, 'comment', 'index ' || i.index_name, NULL,
  CONCAT('COMMENT ON INDEX "', REPLACE(i.schema_name, '"', '""'), '"."', REPLACE(i.index_name, '"', '""'), '" IS ''',
      REPLACE(i.comment, '''', ''''''), '''')
FROM duckdb_indexes() AS i
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('nightly', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND i.comment IS NOT NULL
ORDER BY place, kind, name, needed;

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

SELECT 1 AS place, 'index' AS kind, i.index_name AS name, c.column_name AS needed, RTRIM(i.sql, ';') AS statement
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_oid = i.database_oid
  AND REGEXP_MATCHES(i.expressions, '(^|\W)' || REGEXP_ESCAPE(c.column_name) || '($|\W)', 'i')
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('guarded', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
UNION ALL
SELECT 2, 'comment', c.column_name, c.column_name,
  CONCAT('COMMENT ON COLUMN ', '"main"."guarded"', '."', REPLACE(c.column_name, '"', '""'), '" IS ''', REPLACE(c.comment, '''', ''''''), '''')
FROM duckdb_columns() AS c
WHERE c.database_name = CURRENT_DATABASE() AND TRANSLATE(c.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(c.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('guarded', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND c.comment IS NOT NULL
UNION ALL
SELECT 2, 'comment', t.table_name, NULL,
  CONCAT('COMMENT ON TABLE ', '"main"."guarded"', ' IS ''', REPLACE(t.comment, '''', ''''''), '''')
FROM duckdb_tables() AS t
WHERE t.database_name = CURRENT_DATABASE() AND TRANSLATE(t.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(t.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('guarded', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND t.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 2, 'comment', v.view_name, NULL,
  CONCAT('COMMENT ON VIEW ', '"main"."guarded"', ' IS ''', REPLACE(v.comment, '''', ''''''), '''')
FROM duckdb_views() AS v
WHERE v.database_name = CURRENT_DATABASE() AND TRANSLATE(v.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(v.view_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('guarded', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND v.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 3, 'comment', 'index ' || i.index_name, NULL,
  CONCAT('COMMENT ON INDEX "', REPLACE(i.schema_name, '"', '""'), '"."', REPLACE(i.index_name, '"', '""'), '" IS ''',
      REPLACE(i.comment, '''', ''''''), '''')
FROM duckdb_indexes() AS i
WHERE i.database_name = CURRENT_DATABASE() AND TRANSLATE(i.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND TRANSLATE(i.table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('guarded', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND i.comment IS NOT NULL
ORDER BY place, kind, name, needed;
