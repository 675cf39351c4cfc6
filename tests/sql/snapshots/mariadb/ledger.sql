-- name: hold
SELECT GET_LOCK('sqlanon run run', 0);

-- name: let_go
SELECT RELEASE_LOCK('sqlanon run run');

-- name: pending
SELECT IS_USED_LOCK('relation_1') IS NOT NULL;

-- name: going_on
SELECT 'run' AS run_id FROM DUAL WHERE IS_USED_LOCK('sqlanon run run') IS NOT NULL;
