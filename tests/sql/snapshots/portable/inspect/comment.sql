SELECT comment
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('people');

SELECT comment
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('cards');

SELECT comment
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('pets');

SELECT comment
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('birds');

SELECT comment
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('named');

SELECT comment
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('ages');

SELECT comment
FROM duckdb_tables()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('wards');
