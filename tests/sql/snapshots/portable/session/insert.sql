INSERT INTO "main"."sqlanon_runs_attempts" (run_id, entered_at, state, source, target, job_digest, session, error, exit_code)
SELECT UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]);

INSERT INTO "dimensions_1" ("dim", "divisor", "scale")
SELECT UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]);

INSERT INTO "levels_1" ("level_0", "level_1", "level_2")
SELECT UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]);

INSERT INTO "listed_1" ("item", "position")
SELECT UNNEST(?::VARCHAR[]), UNNEST(?::BIGINT[]);

INSERT INTO "keys_1" ("inner0", "outer0")
SELECT UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]);
