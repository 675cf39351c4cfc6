SELECT run_id FROM "place"."sqlanon_runs" WHERE target = 'shown';
