DELETE FROM `sqlanon_runs` WHERE run_id = 'run';
