SELECT t.schema_name, t.table_name, CASE WHEN t.comment = 'sqlanon: recoding of a view, raw values; `sqlanon clean` removes it when the view is gone' THEN 1 ELSE 0 END
FROM duckdb_tables() AS t
WHERE t.database_name = CURRENT_DATABASE() AND NOT t.temporary AND STARTS_WITH(t.table_name, 'sqlanon_recoding_')
  AND NOT EXISTS (SELECT 1 FROM duckdb_views() AS v WHERE NOT v.internal AND CONTAINS(v.sql, t.table_name))
ORDER BY t.schema_name, t.table_name;
