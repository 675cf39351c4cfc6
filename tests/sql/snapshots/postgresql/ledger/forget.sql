DELETE FROM "place"."sqlanon_runs" WHERE run_id = 'run';
