-- name: undone
SELECT COUNT(*)
FROM information_schema.tables AS t
JOIN information_schema.engines AS e ON e.engine = t.engine
WHERE t.table_schema = 'place' AND t.table_name = 'released' AND e.transactions = 'YES';

-- name: strange_procedures
SELECT COUNT(*)
FROM information_schema.routines
WHERE routine_type = 'PROCEDURE' AND routine_schema = 'place' AND routine_name = 'refresh_released'
  AND routine_comment <> 'made by sqlanon compile';
