INSERT INTO "main"."sqlanon_runs_attempts" (run_id, entered_at, state, source, target, job_digest, session, error, exit_code)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

INSERT INTO "dimensions_1" ("dim", "divisor", "scale")
VALUES (?, ?, ?);

INSERT INTO "levels_1" ("level_0", "level_1", "level_2")
VALUES (?, ?, ?);

INSERT INTO "listed_1" ("item", "position")
VALUES (?, ?);

INSERT INTO "keys_1" ("inner0", "outer0")
VALUES (?, ?);
