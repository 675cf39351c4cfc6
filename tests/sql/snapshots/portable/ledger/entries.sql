SELECT run_id, finished_at, source, target, job_digest, report FROM "main"."sqlanon_runs";

SELECT run_id, finished_at, source, target, job_digest, report FROM "sqlanon_runs";
