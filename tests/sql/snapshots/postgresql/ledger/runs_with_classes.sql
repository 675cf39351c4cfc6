SELECT DISTINCT run_id FROM "place"."sqlanon_runs_classes" WHERE run_id IN (SELECT run_id FROM "place"."sqlanon_runs" WHERE target = 'place.people') ORDER BY run_id;

SELECT DISTINCT run_id FROM "place"."sqlanon_runs_classes" WHERE run_id IN (SELECT run_id FROM "place"."sqlanon_runs" WHERE target = 'place.birds') ORDER BY run_id;

SELECT DISTINCT run_id FROM "place"."sqlanon_runs_classes" WHERE run_id IN (SELECT run_id FROM "place"."sqlanon_runs" WHERE target = 'place.named') ORDER BY run_id;

SELECT DISTINCT run_id FROM "place"."sqlanon_runs_classes" WHERE run_id IN (SELECT run_id FROM "place"."sqlanon_runs" WHERE target = 'place.ages') ORDER BY run_id;

SELECT DISTINCT run_id FROM "place"."sqlanon_runs_classes" WHERE run_id IN (SELECT run_id FROM "place"."sqlanon_runs" WHERE target = 'place.wards') ORDER BY run_id;
