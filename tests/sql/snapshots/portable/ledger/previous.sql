SELECT run_id FROM "main"."sqlanon_runs" WHERE target = 'main.released';

SELECT run_id FROM "main"."sqlanon_runs" WHERE target = 'main.seen_Eur';

SELECT run_id FROM "main"."sqlanon_runs" WHERE target = 'main.shown';

SELECT run_id FROM "main"."sqlanon_runs" WHERE target = 'main.kept';

SELECT run_id FROM "main"."sqlanon_runs" WHERE target = 'main.nightly';
