SELECT table_schema, table_name, column_name, referenced_column_name,
  COUNT(*) OVER (PARTITION BY table_schema, table_name, constraint_name)
FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'wards'
ORDER BY 1, 2, 3;
