SELECT table_name
FROM information_schema.tables
WHERE table_name LIKE 'sqlanon_recoding_%' AND table_schema = 'main'
ORDER BY table_name;

SELECT table_name
FROM information_schema.tables
WHERE table_name LIKE 'sqlanon_compiled_run_%' AND table_schema = 'main'
ORDER BY table_name;
