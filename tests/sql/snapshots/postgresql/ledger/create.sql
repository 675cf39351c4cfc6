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

DO 'DECLARE other text;
BEGIN
IF pg_catalog.to_regclass(''"place"."sqlanon_runs"'') IS NULL THEN
CREATE TABLE IF NOT EXISTS "place"."sqlanon_runs" (
  run_id text NOT NULL,
  finished_at text NOT NULL,
  source text NOT NULL,
  target text NOT NULL,
  job_digest text NOT NULL,
  report jsonb NOT NULL
);
FOR other IN
  SELECT DISTINCT CASE a.grantee WHEN 0 THEN ''PUBLIC'' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(a.grantee)::text) END
  FROM pg_catalog.pg_class AS c CROSS JOIN LATERAL pg_catalog.aclexplode(c.relacl) AS a
  WHERE c.oid = ''"place"."sqlanon_runs"''::pg_catalog.regclass AND a.grantee <> c.relowner
LOOP
  EXECUTE ''REVOKE ALL ON '' || ''"place"."sqlanon_runs"'' || '' FROM '' || other;
END LOOP;
END IF;
EXCEPTION WHEN unique_violation OR duplicate_table THEN NULL;
END';
