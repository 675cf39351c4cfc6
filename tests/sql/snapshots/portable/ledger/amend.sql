UPDATE "sqlanon_runs" SET report = (SELECT report FROM "amended_1") WHERE run_id = 'run';
