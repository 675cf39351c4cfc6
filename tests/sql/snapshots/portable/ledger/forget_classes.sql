DELETE FROM "sqlanon_runs_classes" WHERE run_id IN ('run');
