SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.released' OR LOWER(target) = LOWER('main.released');

SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.seen_Eur' OR LOWER(target) = LOWER('main.seen_Eur');

SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.masked' OR LOWER(target) = LOWER('main.masked');

SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.shown' OR LOWER(target) = LOWER('main.shown');

SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.kept' OR LOWER(target) = LOWER('main.kept');

SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.nightly' OR LOWER(target) = LOWER('main.nightly');

SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.released_points' OR LOWER(target) = LOWER('main.released_points');

SELECT run_id, target FROM "main"."sqlanon_runs" WHERE target = 'main.guarded' OR LOWER(target) = LOWER('main.guarded');
