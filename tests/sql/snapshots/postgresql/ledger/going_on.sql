SELECT 'run' AS run_id
WHERE EXISTS (
  SELECT 1 FROM pg_catalog.pg_locks AS l
  WHERE l.locktype = 'advisory' AND l.objsubid = 1
    AND l.database = (SELECT oid FROM pg_catalog.pg_database WHERE datname = pg_catalog.current_database())
    AND (l.classid::bigint << 32) + l.objid::bigint = ('x5153' || 'run')::bit(64)::bigint);
