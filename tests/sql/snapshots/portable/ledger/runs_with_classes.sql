SELECT DISTINCT run_id FROM "sqlanon_runs_classes" ORDER BY run_id;
