-- name: isolate
SET TRANSACTION ISOLATION LEVEL REPEATABLE READ;

-- name: read_settings
SELECT CURRENT_SETTING('transaction_isolation');

-- name: schemas
SELECT UNNEST(CURRENT_SCHEMAS(true));

-- name: set_settings
SELECT SET_CONFIG('search_path', 'pg_catalog, pg_temp', true), SET_CONFIG('datestyle', 'ISO, YMD', true), SET_CONFIG('intervalstyle', 'postgres', true), SET_CONFIG('extra_float_digits', '1', true), SET_CONFIG('synchronize_seqscans', 'off', true), SET_CONFIG('max_parallel_workers_per_gather', '0', true), SET_CONFIG('jit', 'off', true), SET_CONFIG('work_mem', '64MB', true), SET_CONFIG('enable_mergejoin', 'off', true), SET_CONFIG('default_statistics_target', '10', true), SET_CONFIG('lock_timeout', '10s', true), SET_CONFIG('quote_all_identifiers', 'off', true);

-- name: write_settings
SET LOCAL search_path = pg_catalog, pg_temp;

-- name: limits
SELECT name, CAST(setting AS double precision) / 1000 AS seconds
FROM pg_catalog.pg_settings
WHERE name IN ('idle_in_transaction_session_timeout', 'statement_timeout', 'transaction_timeout');

-- name: load
INSERT INTO "assignment_1" ("cell", "class", "n")
SELECT
  CAST(SPLIT_PART(line, ',', 1) AS bigint), 
  CAST(SPLIT_PART(line, ',', 2) AS bigint), 
  CAST(SPLIT_PART(line, ',', 3) AS bigint)
FROM UNNEST(STRING_TO_ARRAY(?, ';')) AS line;

-- name: who
SELECT CURRENT_DATABASE() AS place, SESSION_USER AS account;

-- name: no_policies
SET LOCAL row_security = off;

-- name: drop
DROP TABLE IF EXISTS "listed_1","counts_1","counts_2","levels_1","hierarchy_1","listed_2";

-- name: empty
TRUNCATE TABLE "round_1";

-- name: view
CREATE TEMPORARY VIEW "map_1" AS
SELECT p.c0, p.c1, p.c2, p.c3, p.c4, p.c5, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.l4, l.l5, l.place, p.class
FROM (
  SELECT class, n, c0, c1, c2, c3, c4, c5,
    CAST(0 AS BIGINT) AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class;
