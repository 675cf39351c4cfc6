SELECT n.place, n.label, k.label
FROM "sqlanon_runs_classes" AS n JOIN "sqlanon_runs_classes" AS k ON k.run_id = n.run_id AND k.place = n.place
WHERE n.run_id = 'run' AND n.class = 0 AND k.class = -1
ORDER BY n.place;
