CREATE TABLE IF NOT EXISTS "place"."sqlanon_runs_classes" (
  run_id text NOT NULL,
  class bigint NOT NULL,
  place bigint NOT NULL,
  label text
);
