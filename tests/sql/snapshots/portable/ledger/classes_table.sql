CREATE TABLE IF NOT EXISTS "main"."sqlanon_runs_classes" (
  run_id VARCHAR NOT NULL,
  class BIGINT NOT NULL,
  place BIGINT NOT NULL,
  label VARCHAR
);
