SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.released' OR LOWER(target) = 'main.released';

SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.seen_Eur' OR LOWER(target) = 'main.seen_eur';

SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.shown' OR LOWER(target) = 'main.shown';

SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.kept' OR LOWER(target) = 'main.kept';

SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.nightly' OR LOWER(target) = 'main.nightly';
