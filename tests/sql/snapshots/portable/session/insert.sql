INSERT INTO "listed_1" ("item", "position")
SELECT UNNEST(?::VARCHAR[]), UNNEST(?::BIGINT[]);

INSERT INTO "levels_1" ("level_0", "level_1", "level_2")
SELECT UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]);

INSERT INTO "dimensions_1" ("dim", "divisor", "scale")
SELECT UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]);

INSERT INTO "main"."sqlanon_runs" (run_id, finished_at, source, target, job_digest, report)
SELECT UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]);

INSERT INTO "moves_1" ("attribute", "node", "target")
SELECT UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]);

INSERT INTO "sqlanon_runs" (run_id, finished_at, source, target, job_digest, report)
SELECT UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]), UNNEST(?::VARCHAR[]);

INSERT INTO "assignment_1" ("cell", "s", "class", "n")
SELECT UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]), UNNEST(?::BIGINT[]);
