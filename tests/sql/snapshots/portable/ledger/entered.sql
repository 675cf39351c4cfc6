SELECT COUNT(*) FROM "main"."sqlanon_runs" WHERE run_id = 'run';
