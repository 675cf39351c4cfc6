INSERT INTO "listed_1" (item, position)
VALUES (%s, %s);

INSERT INTO "levels_1" (level_0, level_1, level_2)
VALUES (%s, %s, %s);

INSERT INTO "dimensions_1" (dim, divisor, scale)
VALUES (%s, %s, %s);

INSERT INTO "place"."sqlanon_runs" (run_id, finished_at, source, target, job_digest, report)
VALUES (%s, %s, %s, %s, %s, %s);

INSERT INTO "moves_1" (attribute, node, target)
VALUES (%s, %s, %s);
