INSERT INTO "listed_1" ("item", "position")
VALUES (?, ?);

INSERT INTO "levels_1" ("level_0", "level_1", "level_2")
VALUES (?, ?, ?);

INSERT INTO "dimensions_1" ("dim", "divisor", "scale")
VALUES (?, ?, ?);

INSERT INTO "main"."sqlanon_runs" (run_id, finished_at, source, target, job_digest, report)
VALUES (?, ?, ?, ?, ?, ?);

INSERT INTO "moves_1" ("attribute", "node", "target")
VALUES (?, ?, ?);

INSERT INTO "sqlanon_runs" (run_id, finished_at, source, target, job_digest, report)
VALUES (?, ?, ?, ?, ?, ?);

INSERT INTO "assignment_1" ("cell", "s", "class", "n")
VALUES (?, ?, ?, ?);
