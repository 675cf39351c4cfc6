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
