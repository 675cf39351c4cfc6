SELECT run_id, finished_at, source, target, job_digest, CAST(report AS CHAR) FROM `sqlanon_runs`;

SELECT run_id, finished_at, source, target, job_digest, CAST(report AS CHAR) FROM `place`.`sqlanon_runs`;
