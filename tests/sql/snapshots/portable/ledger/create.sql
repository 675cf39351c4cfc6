CREATE TABLE IF NOT EXISTS "main"."sqlanon_runs_attempts" (
  run_id VARCHAR NOT NULL,
  entered_at VARCHAR NOT NULL,
  state VARCHAR NOT NULL,
  source VARCHAR NOT NULL,
  target VARCHAR NOT NULL,
  job_digest VARCHAR NOT NULL,
  session VARCHAR,
  error VARCHAR,
  exit_code BIGINT
);

CREATE TABLE IF NOT EXISTS "main"."sqlanon_runs" (
  run_id VARCHAR NOT NULL,
  finished_at VARCHAR NOT NULL,
  source VARCHAR NOT NULL,
  target VARCHAR NOT NULL,
  job_digest VARCHAR NOT NULL,
  report JSON NOT NULL
);
