-- name: try_writing
-- sqlite
CREATE TABLE `tried_1` (tried BIGINT);

-- name: home
-- postgresql
SELECT CURRENT_SCHEMA(), CURRENT_SCHEMA(), 0;

-- name: exists
-- mariadb
SELECT table_type
FROM information_schema.tables
WHERE table_name = 'sqlanon_runs_attempts' AND table_schema = 'place';

-- name: overlookers
SELECT NULL WHERE 1 = 0;

-- name: temporary
-- mariadb
SELECT 0;

-- name: header
SELECT * FROM "measured_points" WHERE 1 = 0;

-- name: not_finite
SELECT
  COALESCE(SUM(CASE WHEN (NOT ISFINITE(CAST("seen" AS TIMESTAMPTZ)) OR EPOCH_US(CAST("seen" AS TIMESTAMPTZ)) < -62135510400000000) THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN NANOSECOND("seen") % 1000 <> 0 THEN 1 ELSE 0 END), 0)
FROM "visits";

-- name: named
-- postgresql
SELECT table_name
FROM information_schema.tables
WHERE table_name LIKE 'sqlanon_compiled_run_%' AND table_schema = 'place'
ORDER BY table_name;

-- name: null_keys
-- sqlite
SELECT COUNT(*) FROM `keyed` WHERE `id` IS NULL;
