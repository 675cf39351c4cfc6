SELECT run_id FROM `sqlanon_runs` WHERE target = 'shown';
