SELECT run_id, entered_at, state, source, target, job_digest, session, error, exit_code FROM "main"."sqlanon_runs_attempts";

SELECT run_id, entered_at, state, source, target, job_digest, session, error, exit_code FROM "sqlanon_runs_attempts";
