-- name: read_settings
SELECT @@SESSION.sql_mode, @@SESSION.time_zone, @@SESSION.group_concat_max_len, @@SESSION.max_sort_length, @@SESSION.sort_buffer_size, @@SESSION.lock_wait_timeout, @@SESSION.innodb_lock_wait_timeout, @@SESSION.join_cache_level, @@SESSION.check_constraint_checks, @@SESSION.tx_isolation;

-- name: write_settings
SET SESSION sql_mode = 'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', SESSION time_zone = '+00:00', SESSION group_concat_max_len = 1073741824, SESSION max_sort_length = 131072, SESSION sort_buffer_size = CAST(GREATEST(@@SESSION.sort_buffer_size, 268435456) AS UNSIGNED), SESSION lock_wait_timeout = 10, SESSION innodb_lock_wait_timeout = 10, SESSION join_cache_level = 8, SESSION check_constraint_checks = 1, SESSION tx_isolation = 'REPEATABLE-READ';

-- name: limits
SELECT 'wait_timeout' AS name, @@SESSION.wait_timeout AS seconds UNION ALL SELECT 'idle_transaction_timeout' AS name, @@SESSION.idle_transaction_timeout AS seconds UNION ALL SELECT 'idle_write_transaction_timeout' AS name, @@SESSION.idle_write_transaction_timeout AS seconds UNION ALL SELECT 'idle_readonly_transaction_timeout' AS name, @@SESSION.idle_readonly_transaction_timeout AS seconds UNION ALL SELECT 'max_statement_time' AS name, @@SESSION.max_statement_time AS seconds;

-- name: names
SET NAMES utf8mb4;

-- name: load
INSERT INTO `assignment_1` (`cell`, `class`, `n`)
SELECT `cell`, `class`, `n`
FROM JSON_TABLE(
  ?,
  '$[*]' COLUMNS (
    `cell` bigint(20) PATH '$[0]', 
    `class` bigint(20) PATH '$[1]', 
    `n` bigint(20) PATH '$[2]'
  )
) AS rows_of_it;

-- name: who
SELECT DATABASE() AS place, CURRENT_USER() AS account;

-- name: drop
DROP TEMPORARY TABLE IF EXISTS `listed_1`,`counts_1`,`counts_2`,`levels_1`,`hierarchy_1`,`listed_2`;
