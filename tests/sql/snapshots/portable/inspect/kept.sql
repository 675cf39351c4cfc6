SELECT 1 AS place, 'index' AS kind, i.index_name AS name, c.column_name AS needed, RTRIM(i.sql, ';') AS statement
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_oid = i.database_oid
  AND REGEXP_MATCHES(i.expressions, '(^|\W)' || REGEXP_ESCAPE(c.column_name) || '($|\W)', 'i')
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER('main')
  AND LOWER(i.table_name) = LOWER('released')
UNION ALL
SELECT 2, 'comment', c.column_name, c.column_name,
  CONCAT('COMMENT ON COLUMN ', '"main"."released"', '."', REPLACE(c.column_name, '"', '""'), '" IS ''', REPLACE(c.comment, '''', ''''''), '''')
FROM duckdb_columns() AS c
WHERE c.database_name = CURRENT_DATABASE() AND LOWER(c.schema_name) = LOWER('main')
  AND LOWER(c.table_name) = LOWER('released') AND c.comment IS NOT NULL
UNION ALL
SELECT 2, 'comment', t.table_name, NULL,
  CONCAT('COMMENT ON TABLE ', '"main"."released"', ' IS ''', REPLACE(t.comment, '''', ''''''), '''')
FROM duckdb_tables() AS t
WHERE t.database_name = CURRENT_DATABASE() AND LOWER(t.schema_name) = LOWER('main')
  AND LOWER(t.table_name) = LOWER('released') AND t.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 2, 'comment', v.view_name, NULL,
  CONCAT('COMMENT ON VIEW ', '"main"."released"', ' IS ''', REPLACE(v.comment, '''', ''''''), '''')
FROM duckdb_views() AS v
WHERE v.database_name = CURRENT_DATABASE() AND LOWER(v.schema_name) = LOWER('main')
  AND LOWER(v.view_name) = LOWER('released') AND v.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 3, 'comment', 'index ' || i.index_name, NULL,
  CONCAT('COMMENT ON INDEX "', REPLACE(i.schema_name, '"', '""'), '"."', REPLACE(i.index_name, '"', '""'), '" IS ''',
      REPLACE(i.comment, '''', ''''''), '''')
FROM duckdb_indexes() AS i
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER('main')
  AND LOWER(i.table_name) = LOWER('released') AND i.comment IS NOT NULL
ORDER BY place, kind, name, needed;

SELECT 1 AS place, 'index' AS kind, i.index_name AS name, c.column_name AS needed, RTRIM(i.sql, ';') AS statement
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_oid = i.database_oid
  AND REGEXP_MATCHES(i.expressions, '(^|\W)' || REGEXP_ESCAPE(c.column_name) || '($|\W)', 'i')
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER('main')
  AND LOWER(i.table_name) = LOWER('shown')
UNION ALL
SELECT 2, 'comment', c.column_name, c.column_name,
  CONCAT('COMMENT ON COLUMN ', '"main"."shown"', '."', REPLACE(c.column_name, '"', '""'), '" IS ''', REPLACE(c.comment, '''', ''''''), '''')
FROM duckdb_columns() AS c
WHERE c.database_name = CURRENT_DATABASE() AND LOWER(c.schema_name) = LOWER('main')
  AND LOWER(c.table_name) = LOWER('shown') AND c.comment IS NOT NULL
UNION ALL
SELECT 2, 'comment', t.table_name, NULL,
  CONCAT('COMMENT ON TABLE ', '"main"."shown"', ' IS ''', REPLACE(t.comment, '''', ''''''), '''')
FROM duckdb_tables() AS t
WHERE t.database_name = CURRENT_DATABASE() AND LOWER(t.schema_name) = LOWER('main')
  AND LOWER(t.table_name) = LOWER('shown') AND t.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 2, 'comment', v.view_name, NULL,
  CONCAT('COMMENT ON VIEW ', '"main"."shown"', ' IS ''', REPLACE(v.comment, '''', ''''''), '''')
FROM duckdb_views() AS v
WHERE v.database_name = CURRENT_DATABASE() AND LOWER(v.schema_name) = LOWER('main')
  AND LOWER(v.view_name) = LOWER('shown') AND v.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 3, 'comment', 'index ' || i.index_name, NULL,
  CONCAT('COMMENT ON INDEX "', REPLACE(i.schema_name, '"', '""'), '"."', REPLACE(i.index_name, '"', '""'), '" IS ''',
      REPLACE(i.comment, '''', ''''''), '''')
FROM duckdb_indexes() AS i
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER('main')
  AND LOWER(i.table_name) = LOWER('shown') AND i.comment IS NOT NULL
ORDER BY place, kind, name, needed;

SELECT 1 AS place, 'index' AS kind, i.index_name AS name, c.column_name AS needed, RTRIM(i.sql, ';') AS statement
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_oid = i.database_oid
  AND REGEXP_MATCHES(i.expressions, '(^|\W)' || REGEXP_ESCAPE(c.column_name) || '($|\W)', 'i')
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER('main')
  AND LOWER(i.table_name) = LOWER('kept')
UNION ALL
SELECT 2, 'comment', c.column_name, c.column_name,
  CONCAT('COMMENT ON COLUMN ', '"main"."kept"', '."', REPLACE(c.column_name, '"', '""'), '" IS ''', REPLACE(c.comment, '''', ''''''), '''')
FROM duckdb_columns() AS c
WHERE c.database_name = CURRENT_DATABASE() AND LOWER(c.schema_name) = LOWER('main')
  AND LOWER(c.table_name) = LOWER('kept') AND c.comment IS NOT NULL
UNION ALL
SELECT 2, 'comment', t.table_name, NULL,
  CONCAT('COMMENT ON TABLE ', '"main"."kept"', ' IS ''', REPLACE(t.comment, '''', ''''''), '''')
FROM duckdb_tables() AS t
WHERE t.database_name = CURRENT_DATABASE() AND LOWER(t.schema_name) = LOWER('main')
  AND LOWER(t.table_name) = LOWER('kept') AND t.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 2, 'comment', v.view_name, NULL,
  CONCAT('COMMENT ON VIEW ', '"main"."kept"', ' IS ''', REPLACE(v.comment, '''', ''''''), '''')
FROM duckdb_views() AS v
WHERE v.database_name = CURRENT_DATABASE() AND LOWER(v.schema_name) = LOWER('main')
  AND LOWER(v.view_name) = LOWER('kept') AND v.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 3, 'comment', 'index ' || i.index_name, NULL,
  CONCAT('COMMENT ON INDEX "', REPLACE(i.schema_name, '"', '""'), '"."', REPLACE(i.index_name, '"', '""'), '" IS ''',
      REPLACE(i.comment, '''', ''''''), '''')
FROM duckdb_indexes() AS i
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER('main')
  AND LOWER(i.table_name) = LOWER('kept') AND i.comment IS NOT NULL
ORDER BY place, kind, name, needed;

SELECT 1 AS place, 'index' AS kind, i.index_name AS name, c.column_name AS needed, RTRIM(i.sql, ';') AS statement
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_oid = i.database_oid
  AND REGEXP_MATCHES(i.expressions, '(^|\W)' || REGEXP_ESCAPE(c.column_name) || '($|\W)', 'i')
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER('main')
  AND LOWER(i.table_name) = LOWER('nightly')
UNION ALL
SELECT 2, 'comment', c.column_name, c.column_name,
  CONCAT('COMMENT ON COLUMN ', '"main"."nightly"', '."', REPLACE(c.column_name, '"', '""'), '" IS ''', REPLACE(c.comment, '''', ''''''), '''')
FROM duckdb_columns() AS c
WHERE c.database_name = CURRENT_DATABASE() AND LOWER(c.schema_name) = LOWER('main')
  AND LOWER(c.table_name) = LOWER('nightly') AND c.comment IS NOT NULL
UNION ALL
SELECT 2, 'comment', t.table_name, NULL,
  CONCAT('COMMENT ON TABLE ', '"main"."nightly"', ' IS ''', REPLACE(t.comment, '''', ''''''), '''')
FROM duckdb_tables() AS t
WHERE t.database_name = CURRENT_DATABASE() AND LOWER(t.schema_name) = LOWER('main')
  AND LOWER(t.table_name) = LOWER('nightly') AND t.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 2, 'comment', v.view_name, NULL,
  CONCAT('COMMENT ON VIEW ', '"main"."nightly"', ' IS ''', REPLACE(v.comment, '''', ''''''), '''')
FROM duckdb_views() AS v
WHERE v.database_name = CURRENT_DATABASE() AND LOWER(v.schema_name) = LOWER('main')
  AND LOWER(v.view_name) = LOWER('nightly') AND v.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 3, 'comment', 'index ' || i.index_name, NULL,
  CONCAT('COMMENT ON INDEX "', REPLACE(i.schema_name, '"', '""'), '"."', REPLACE(i.index_name, '"', '""'), '" IS ''',
      REPLACE(i.comment, '''', ''''''), '''')
FROM duckdb_indexes() AS i
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER('main')
  AND LOWER(i.table_name) = LOWER('nightly') AND i.comment IS NOT NULL
ORDER BY place, kind, name, needed;

SELECT 1 AS place, 'index' AS kind, i.index_name AS name, c.column_name AS needed, RTRIM(i.sql, ';') AS statement
FROM duckdb_indexes() AS i
LEFT JOIN duckdb_columns() AS c ON c.table_oid = i.table_oid AND c.database_oid = i.database_oid
  AND REGEXP_MATCHES(i.expressions, '(^|\W)' || REGEXP_ESCAPE(c.column_name) || '($|\W)', 'i')
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER('main')
  AND LOWER(i.table_name) = LOWER('released_points')
UNION ALL
SELECT 2, 'comment', c.column_name, c.column_name,
  CONCAT('COMMENT ON COLUMN ', '"main"."released_points"', '."', REPLACE(c.column_name, '"', '""'), '" IS ''', REPLACE(c.comment, '''', ''''''), '''')
FROM duckdb_columns() AS c
WHERE c.database_name = CURRENT_DATABASE() AND LOWER(c.schema_name) = LOWER('main')
  AND LOWER(c.table_name) = LOWER('released_points') AND c.comment IS NOT NULL
UNION ALL
SELECT 2, 'comment', t.table_name, NULL,
  CONCAT('COMMENT ON TABLE ', '"main"."released_points"', ' IS ''', REPLACE(t.comment, '''', ''''''), '''')
FROM duckdb_tables() AS t
WHERE t.database_name = CURRENT_DATABASE() AND LOWER(t.schema_name) = LOWER('main')
  AND LOWER(t.table_name) = LOWER('released_points') AND t.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 2, 'comment', v.view_name, NULL,
  CONCAT('COMMENT ON VIEW ', '"main"."released_points"', ' IS ''', REPLACE(v.comment, '''', ''''''), '''')
FROM duckdb_views() AS v
WHERE v.database_name = CURRENT_DATABASE() AND LOWER(v.schema_name) = LOWER('main')
  AND LOWER(v.view_name) = LOWER('released_points') AND v.comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 3, 'comment', 'index ' || i.index_name, NULL,
  CONCAT('COMMENT ON INDEX "', REPLACE(i.schema_name, '"', '""'), '"."', REPLACE(i.index_name, '"', '""'), '" IS ''',
      REPLACE(i.comment, '''', ''''''), '''')
FROM duckdb_indexes() AS i
WHERE i.database_name = CURRENT_DATABASE() AND LOWER(i.schema_name) = LOWER('main')
  AND LOWER(i.table_name) = LOWER('released_points') AND i.comment IS NOT NULL
ORDER BY place, kind, name, needed;
