CREATE TABLE IF NOT EXISTS `main`.`sqlanon_runs_attempts` (
  run_id TEXT NOT NULL,
  entered_at TEXT NOT NULL,
  state TEXT NOT NULL,
  source TEXT NOT NULL,
  target TEXT NOT NULL,
  job_digest TEXT NOT NULL,
  session TEXT,
  error TEXT,
  exit_code BIGINT
);

CREATE TABLE IF NOT EXISTS `main`.`sqlanon_runs` (
  run_id TEXT NOT NULL,
  finished_at TEXT NOT NULL,
  source TEXT NOT NULL,
  target TEXT NOT NULL,
  job_digest TEXT NOT NULL,
  report TEXT NOT NULL
);
