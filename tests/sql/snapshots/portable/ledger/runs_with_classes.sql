SELECT DISTINCT run_id FROM "sqlanon_runs_classes" WHERE run_id IN (SELECT run_id FROM "sqlanon_runs" WHERE target = 'people') ORDER BY run_id;

SELECT DISTINCT run_id FROM "sqlanon_runs_classes" WHERE run_id IN (SELECT run_id FROM "sqlanon_runs" WHERE target = 'birds') ORDER BY run_id;

SELECT DISTINCT run_id FROM "sqlanon_runs_classes" WHERE run_id IN (SELECT run_id FROM "sqlanon_runs" WHERE target = 'named') ORDER BY run_id;

SELECT DISTINCT run_id FROM "sqlanon_runs_classes" WHERE run_id IN (SELECT run_id FROM "sqlanon_runs" WHERE target = 'ages') ORDER BY run_id;

SELECT DISTINCT run_id FROM "sqlanon_runs_classes" WHERE run_id IN (SELECT run_id FROM "sqlanon_runs" WHERE target = 'wards') ORDER BY run_id;
