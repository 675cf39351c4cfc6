SELECT schema_name, table_name, UNNEST(constraint_column_names), UNNEST(referenced_column_names), LEN(constraint_column_names)
FROM duckdb_constraints()
WHERE database_name = CURRENT_DATABASE() AND constraint_type = 'FOREIGN KEY' AND TRANSLATE(referenced_table, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE('wards', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
ORDER BY ALL;
