INSERT INTO `_sqlanon_listed` (item, position)
VALUES (?, ?);

INSERT INTO `_sqlanon_levels` (level_0, level_1, level_2)
VALUES (?, ?, ?);

INSERT INTO `_sqlanon_dimensions` (dim, divisor, scale)
VALUES (?, ?, ?);

INSERT INTO `main`.`sqlanon_runs` (run_id, finished_at, source, target, job_digest, report)
VALUES (?, ?, ?, ?, ?, ?);

INSERT INTO `_sqlanon_moves` (attribute, node, target)
VALUES (?, ?, ?);
