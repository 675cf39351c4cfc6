UPDATE "place"."sqlanon_runs" SET report = (SELECT CAST(report AS JSONB) FROM "amended_1") WHERE run_id = 'run';
