SELECT COUNT(*)
FROM pg_catalog.pg_locks
WHERE locktype = 'virtualxid' AND mode = 'ExclusiveLock' AND pid = 7;
