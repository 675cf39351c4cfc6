-- name: create
DO 'DECLARE other text;
BEGIN
IF pg_catalog.to_regclass(''"place"."sqlanon_runs_attempts"'') IS NULL THEN
CREATE TABLE IF NOT EXISTS "place"."sqlanon_runs_attempts" (
  run_id text NOT NULL,
  entered_at text NOT NULL,
  state text NOT NULL,
  source text NOT NULL,
  target text NOT NULL,
  job_digest text NOT NULL,
  session text,
  error text,
  exit_code bigint
);
FOR other IN
  SELECT DISTINCT CASE a.grantee WHEN 0 THEN ''PUBLIC'' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(a.grantee)::text) END
  FROM pg_catalog.pg_class AS c CROSS JOIN LATERAL pg_catalog.aclexplode(c.relacl) AS a
  WHERE c.oid = ''"place"."sqlanon_runs_attempts"''::pg_catalog.regclass AND a.grantee <> c.relowner
LOOP
  EXECUTE ''REVOKE ALL ON '' || ''"place"."sqlanon_runs_attempts"'' || '' FROM '' || other;
END LOOP;
END IF;
EXCEPTION WHEN unique_violation OR duplicate_table THEN NULL;
END';

-- name: hold
SELECT pg_catalog.pg_advisory_lock(('x5153' || 'run')::bit(64)::bigint)::text;

-- name: let_go
SELECT pg_catalog.pg_advisory_unlock(('x5153' || 'run')::bit(64)::bigint);

-- name: pending
SELECT COUNT(*)
FROM pg_catalog.pg_locks
WHERE locktype = 'virtualxid' AND mode = 'ExclusiveLock' AND pid = 7;

-- name: going_on
SELECT 'run' AS run_id
WHERE EXISTS (
  SELECT 1 FROM pg_catalog.pg_locks AS l
  WHERE l.locktype = 'advisory' AND l.objsubid = 1
    AND l.database = (SELECT oid FROM pg_catalog.pg_database WHERE datname = pg_catalog.current_database())
    AND (l.classid::bigint << 32) + l.objid::bigint = ('x5153' || 'run')::bit(64)::bigint);

-- name: amend
UPDATE "place"."sqlanon_runs" SET report = (SELECT CAST(report AS JSONB) FROM "amended_1") WHERE run_id = 'run';
