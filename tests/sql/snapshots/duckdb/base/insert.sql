INSERT INTO "_sqlanon_listed" (item, position)
SELECT UNNEST(?::VARCHAR[]), UNNEST(?::BIGINT[]);

INSERT INTO "_sqlanon_levels" (level_0, level_1, level_2)
SELECT UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]);

INSERT INTO "_sqlanon_dimensions" (dim, divisor, scale)
SELECT UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]);

INSERT INTO "main"."sqlanon_runs" (run_id, finished_at, source, target, job_digest, report)
SELECT UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]);

INSERT INTO "_sqlanon_moves" (attribute, node, target)
SELECT UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]);
