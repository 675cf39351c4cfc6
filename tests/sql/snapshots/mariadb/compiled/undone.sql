SELECT COUNT(*)
FROM information_schema.tables AS t
JOIN information_schema.engines AS e ON e.engine = t.engine
WHERE t.table_schema = 'place' AND t.table_name = 'released' AND e.transactions = 'YES';
