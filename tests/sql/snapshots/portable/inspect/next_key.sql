SELECT NULLIF(REGEXP_EXTRACT(column_default, 'nextval\(''(.*)''\)', 1), ''), FALSE
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND LOWER(schema_name) = LOWER(CURRENT_SCHEMA())
  AND LOWER(table_name) = LOWER('wards') AND LOWER(column_name) = LOWER('id');
