SELECT class, MAX(CASE WHEN place = 0 THEN label END) AS l0
FROM "sqlanon_runs_classes" WHERE run_id = 'run' AND class > 0
GROUP BY class;
