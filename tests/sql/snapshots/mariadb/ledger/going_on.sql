SELECT 'run' AS run_id FROM DUAL WHERE IS_USED_LOCK('sqlanon run run') IS NOT NULL;
