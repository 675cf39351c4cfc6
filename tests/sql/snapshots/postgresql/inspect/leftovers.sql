SELECT table_schema, table_name
FROM information_schema.tables
WHERE table_name LIKE '_sqlanon_%' AND table_type = 'BASE TABLE'
ORDER BY table_schema, table_name;
