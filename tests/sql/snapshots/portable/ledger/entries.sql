SELECT run_id, finished_at, source, target, job_digest, CAST(report AS VARCHAR) FROM "sqlanon_runs";

SELECT run_id, finished_at, source, target, job_digest, CAST(report AS VARCHAR) FROM "main"."sqlanon_runs";
