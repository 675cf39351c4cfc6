SELECT COALESCE(path, database_name) AS place, NULL AS account
FROM duckdb_databases() WHERE database_name = CURRENT_DATABASE();
