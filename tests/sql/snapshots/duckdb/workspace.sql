-- name: transaction
SELECT txid_current();

-- name: path
SELECT CURRENT_SETTING('search_path');

-- name: set_path
SET search_path = 'other.main';

-- name: insert_lists
INSERT INTO "main"."sqlanon_runs_attempts" (run_id, entered_at, state, source, target, job_digest, session, error, exit_code)
SELECT UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]);

-- name: threads
SELECT CURRENT_SETTING('threads') AS threads,
  CURRENT_SETTING('lock_configuration') OR CURRENT_SETTING('external_threads') > 1 AS fixed;

-- name: use_threads
SET threads = 1;

-- name: shut
SET enable_external_access = false;
SET lock_configuration = true;

-- name: take
INSERT INTO "cells_1"
SELECT * FROM ?;

-- name: load
INSERT INTO "cells_1" ("cell", "c0", "c1", "c2", "n")
SELECT
  CAST(NULLIF(part[1], '') AS INTEGER), 
  CAST(NULLIF(part[2], '') AS INTEGER), 
  CAST(NULLIF(part[3], '') AS INTEGER), 
  CAST(NULLIF(part[4], '') AS INTEGER), 
  CAST(NULLIF(part[5], '') AS BIGINT)
FROM (SELECT STRING_SPLIT(line, ',') AS part FROM (SELECT UNNEST(STRING_SPLIT(?, ';')) AS line));

-- name: who
SELECT COALESCE(path, database_name) AS place, NULL AS account
FROM duckdb_databases() WHERE database_name = CURRENT_DATABASE();

-- name: drop
DROP TABLE IF EXISTS "listed_1";
DROP TABLE IF EXISTS "counts_1";
DROP TABLE IF EXISTS "counts_2";
DROP TABLE IF EXISTS "levels_1";
DROP TABLE IF EXISTS "hierarchy_1";
DROP TABLE IF EXISTS "listed_2";

-- name: view
CREATE TEMPORARY VIEW "map_1" AS
SELECT p.c0, p.c1, p.c2, p.c3, p.c4, p.c5, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.l4, l.l5, l.place, p.class
FROM (
  SELECT class, n, c0, c1, c2, c3, c4, c5,
    CAST(0 AS BIGINT) AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class;
