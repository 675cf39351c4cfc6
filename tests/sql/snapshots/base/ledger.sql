-- name: attempts_table
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

-- name: create
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

-- name: table
CREATE TABLE IF NOT EXISTS "main"."sqlanon_runs" (
  run_id VARCHAR NOT NULL,
  finished_at VARCHAR NOT NULL,
  source VARCHAR NOT NULL,
  target VARCHAR NOT NULL,
  job_digest VARCHAR NOT NULL,
  report JSON NOT NULL
);

-- name: classes_table
CREATE TABLE IF NOT EXISTS "main"."sqlanon_runs_classes" (
  run_id VARCHAR NOT NULL,
  class BIGINT NOT NULL,
  place BIGINT NOT NULL,
  label VARCHAR
);

-- name: attempts
SELECT run_id, entered_at, state, source, target, job_digest, session, error, exit_code FROM "main"."sqlanon_runs_attempts";

-- name: previous
SELECT run_id, target, finished_at FROM "main"."sqlanon_runs";

-- name: entries
SELECT run_id, finished_at, source, target, job_digest, CAST(report AS VARCHAR) FROM "main"."sqlanon_runs" WHERE run_id = 'run';

-- name: moments
SELECT finished_at FROM "main"."sqlanon_runs";

-- name: pending
SELECT 0;

-- name: entered
SELECT COUNT(*) FROM "main"."sqlanon_runs" WHERE run_id = 'run';

-- name: classes
SELECT ROW_NUMBER() OVER (ORDER BY l0, l1, l2) AS class, l0, l1, l2, n
FROM (
  SELECT CAST((CAST("age" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l0, CAST((CAST("zip" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l1, CAST((CAST("city" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l2, COUNT(*) AS n
  FROM "people"
  GROUP BY CAST((CAST("age" AS VARCHAR) COLLATE "binary") AS VARCHAR), CAST((CAST("zip" AS VARCHAR) COLLATE "binary") AS VARCHAR), CAST((CAST("city" AS VARCHAR) COLLATE "binary") AS VARCHAR)
) AS published;

-- name: amend
UPDATE "sqlanon_runs" SET report = (SELECT report FROM "amended_1") WHERE run_id = 'run';
