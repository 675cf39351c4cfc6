SELECT COUNT(*) FROM information_schema.processlist
WHERE id = 7 AND state = 'Waiting for table metadata lock';
