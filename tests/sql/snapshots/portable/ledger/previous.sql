SELECT run_id, target FROM "main"."sqlanon_runs";

SELECT run_id, target FROM "sqlanon_runs";
