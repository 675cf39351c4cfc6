SELECT table_schema, table_name
FROM information_schema.tables
WHERE table_name LIKE '_sqlanon_%' AND table_type = 'BASE TABLE'
  AND table_catalog = CURRENT_DATABASE()
ORDER BY table_schema, table_name;
