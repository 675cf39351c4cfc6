SELECT
  (SELECT COUNT(*) FROM duckdb_tables() WHERE temporary AND LOWER(table_name) = LOWER('people'))
  + (SELECT COUNT(*) FROM duckdb_views() WHERE temporary AND LOWER(view_name) = LOWER('people'));
