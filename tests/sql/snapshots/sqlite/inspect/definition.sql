SELECT m.type AS kind, m.name AS name, m.sql AS text FROM sqlite_master AS m
WHERE m.sql IS NOT NULL AND (m.type = 'table' AND LOWER(m.name) = LOWER('ages')
  OR m.type = 'index' AND LOWER(m.tbl_name) = LOWER('ages'))
UNION ALL
SELECT 'default', x.name, NULL FROM pragma_table_xinfo('ages', 'main') AS x WHERE x.dflt_value IS NOT NULL
ORDER BY 1, 2;
