CREATE TABLE IF NOT EXISTS "main"."sqlanon_runs" (
  run_id VARCHAR NOT NULL,
  finished_at VARCHAR NOT NULL,
  source VARCHAR NOT NULL,
  target VARCHAR NOT NULL,
  job_digest VARCHAR NOT NULL,
  report JSON NOT NULL
);
