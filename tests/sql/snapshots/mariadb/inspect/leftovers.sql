SELECT table_schema, table_name
FROM information_schema.tables
WHERE table_schema = DATABASE() AND (
  table_name LIKE '_sqlanon_%' AND IS_FREE_LOCK(SUBSTR(table_name, 1, 21)) = 1
    AND (table_comment LIKE 'sqlanon: unfinished, remove with `sqlanon clean`' OR table_type = 'VIEW' OR table_name LIKE '%\\_target'
      OR table_name LIKE '%\\_old')
  OR table_name LIKE 'sqlanon\\_recoding\\_%' AND table_comment LIKE 'sqlanon: unfinished, remove with `sqlanon clean`'
    AND IS_FREE_LOCK(CONCAT('_sqlanon_', SUBSTR(table_name, 18, 12))) = 1
)
ORDER BY table_type DESC, table_schema, table_name;
