INSERT INTO `_sqlanon_listed` (item, position)
VALUES (%s, %s);

INSERT INTO `_sqlanon_levels` (level_0, level_1, level_2)
VALUES (%s, %s, %s);

INSERT INTO `_sqlanon_dimensions` (dim, divisor, scale)
VALUES (%s, %s, %s);

INSERT INTO `place`.`sqlanon_runs` (run_id, finished_at, source, target, job_digest, report)
VALUES (%s, %s, %s, %s, %s, %s);

INSERT INTO `_sqlanon_moves` (attribute, node, target)
VALUES (%s, %s, %s);
