SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('people', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('calls', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('visits', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('grouped', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('few', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('nodes', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('cards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('pets', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('birds', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('named', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('ages', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('people.csv', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('people.parquet', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('measured_points', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('numbered', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own) ELSE 0 END
FROM (
  SELECT table_name AS name, schema_name AS home, CASE WHEN type = 'duckdb' AND path IS NOT NULL THEN 1 ELSE 0 END AS own
  FROM duckdb_tables() AS t JOIN duckdb_databases() AS d ON d.database_oid = t.database_oid
  UNION ALL
  SELECT view_name, schema_name, 0 FROM duckdb_views()
) AS r
WHERE TRANSLATE(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('buys', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');
