CREATE TABLE IF NOT EXISTS `main`.`sqlanon_runs_classes` (
  run_id TEXT NOT NULL,
  class BIGINT NOT NULL,
  place BIGINT NOT NULL,
  label TEXT
);
