SELECT NULL, NULL WHERE 1 = 0;

SELECT 'a database that can be written to: ' || database_name || ' is open for reading only' AS missing, NULL AS remedy
FROM duckdb_databases() WHERE database_name = CURRENT_DATABASE() AND readonly
UNION ALL
SELECT 'the schema ' || 'main' || ' of the target', 'CREATE SCHEMA "' || REPLACE('main', '"', '""') || '"'
WHERE NOT EXISTS (
  SELECT 1 FROM duckdb_schemas() WHERE LOWER(schema_name) = LOWER('main')
    AND database_name = CURRENT_DATABASE());
