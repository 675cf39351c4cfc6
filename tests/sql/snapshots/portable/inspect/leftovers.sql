SELECT t.schema_name, t.name, CASE WHEN t.comment = 'sqlanon: recoding of a view, raw values; `sqlanon clean` removes it when the view is gone' THEN 1 ELSE 0 END,
  CASE WHEN STARTS_WITH(t.comment, 'sqlanon: keys of a release, as secret as its source; entered in ') THEN SUBSTR(t.comment, LENGTH('sqlanon: keys of a release, as secret as its source; entered in ') + 1) END
FROM (
  SELECT schema_name, table_name AS name, comment FROM duckdb_tables()
  WHERE database_name = CURRENT_DATABASE() AND NOT temporary
  UNION ALL
  SELECT schema_name, view_name, comment FROM duckdb_views()
  WHERE database_name = CURRENT_DATABASE() AND NOT internal
) AS t
WHERE STARTS_WITH(t.name, 'sqlanon_recoding_')
  AND NOT EXISTS (
    SELECT 1 FROM duckdb_views() AS v
    WHERE NOT v.internal AND NOT STARTS_WITH(v.view_name, 'sqlanon_recoding_') AND CONTAINS(v.sql, SUBSTR(t.name, 1, 29)))
ORDER BY t.schema_name, t.name;
