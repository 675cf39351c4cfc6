SELECT table_schema, table_name
FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name LIKE '_sqlanon_%' AND table_comment LIKE 'sqlanon: unfinished, remove with `sqlanon clean`'
  AND IS_FREE_LOCK(SUBSTR(table_name, 1, 21)) = 1
ORDER BY table_schema, table_name;
