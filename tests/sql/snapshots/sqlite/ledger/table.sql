CREATE TABLE IF NOT EXISTS `main`.`sqlanon_runs` (
  run_id TEXT NOT NULL,
  finished_at TEXT NOT NULL,
  source TEXT NOT NULL,
  target TEXT NOT NULL,
  job_digest TEXT NOT NULL,
  report TEXT NOT NULL
);
