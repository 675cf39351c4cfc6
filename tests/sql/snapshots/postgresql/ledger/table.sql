CREATE TABLE IF NOT EXISTS "place"."sqlanon_runs" (
  run_id text NOT NULL,
  finished_at text NOT NULL,
  source text NOT NULL,
  target text NOT NULL,
  job_digest text NOT NULL,
  report jsonb NOT NULL
);
