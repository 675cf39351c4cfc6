SELECT finished_at FROM "main"."sqlanon_runs";

SELECT finished_at FROM "sqlanon_runs";
