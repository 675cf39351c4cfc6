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
SELECT run_id, target FROM "main"."sqlanon_runs";

-- name: entries
SELECT run_id, finished_at, source, target, job_digest, CAST(report AS VARCHAR) FROM "main"."sqlanon_runs";

-- name: runs_with_classes
SELECT DISTINCT run_id FROM "sqlanon_runs_classes" ORDER BY run_id;

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

-- name: enter_classes
INSERT INTO "sqlanon_runs_classes" (run_id, class, place, label)
SELECT 'run', 0, 0, 'age'
UNION ALL
SELECT 'run', -1, 0, 'integer'
UNION ALL
SELECT 'run', class, 0, l0 FROM "classes_1"
UNION ALL
SELECT 'run', 0, 1, 'zip'
UNION ALL
SELECT 'run', -1, 1, 'text'
UNION ALL
SELECT 'run', class, 1, l1 FROM "classes_1"
UNION ALL
SELECT 'run', 0, 2, 'city'
UNION ALL
SELECT 'run', -1, 2, 'text'
UNION ALL
SELECT 'run', class, 2, l2 FROM "classes_1";

-- name: amend
UPDATE "sqlanon_runs" SET report = (SELECT report FROM "amended_1") WHERE run_id = 'run';

-- name: class_columns
SELECT n.place, n.label, k.label
FROM "sqlanon_runs_classes" AS n JOIN "sqlanon_runs_classes" AS k ON k.run_id = n.run_id AND k.place = n.place
WHERE n.run_id = 'run' AND n.class = 0 AND k.class = -1
ORDER BY n.place;

-- name: forget_classes
DELETE FROM "sqlanon_runs_classes" WHERE run_id IN ('run');
