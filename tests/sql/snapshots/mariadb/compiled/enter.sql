INSERT INTO
 `place`.`sqlanon_runs` (run_id, finished_at, source, target, job_digest, report)
SELECT
SUBSTR(SHA2(CONCAT(UUID(), RAND()), 256), 1, 12)
,
DATE_FORMAT(UTC_TIMESTAMP(6), '%Y-%m-%dT%H:%i:%s.%f+00:00')
,
  'people', 'place.released', 'digest',
CONCAT(CONVERT('{"script": "run", "rows": {"source": ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, source_rows, CONVERT(', "published": ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, published_rows, CONVERT(', "suppressed": ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, suppressed_rows, CONVERT('}, "classes": {"count": ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, class_count, CONVERT('}, "models": [{"name": "k_anonymity", "required": 3, "reached": ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, reached_0_0, CONVERT(', "holds": true, "column": null, "variant": null}], "recoding": {"kind": "multidimensional"}, "versions": {}}' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
FROM (
  SELECT COUNT(*) AS checks,
    CASE WHEN ABS((MAX(source_rows) - MAX(published_rows))) < 1e15 THEN CASE WHEN CAST(FLOOR((MAX(source_rows) - MAX(published_rows))) AS SIGNED) = (MAX(source_rows) - MAX(published_rows)) THEN CAST(CAST((MAX(source_rows) - MAX(published_rows)) AS SIGNED) AS CHAR) ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS CHAR) END ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS CHAR) END AS suppressed_rows,
    COALESCE(CASE WHEN ABS(MAX(source_rows)) < 1e15 THEN CASE WHEN CAST(FLOOR(MAX(source_rows)) AS SIGNED) = MAX(source_rows) THEN CAST(CAST(MAX(source_rows) AS SIGNED) AS CHAR) ELSE CAST(MAX(source_rows) AS CHAR) END ELSE CAST(MAX(source_rows) AS CHAR) END, 'null') AS source_rows,
    COALESCE(CASE WHEN ABS(MAX(published_rows)) < 1e15 THEN CASE WHEN CAST(FLOOR(MAX(published_rows)) AS SIGNED) = MAX(published_rows) THEN CAST(CAST(MAX(published_rows) AS SIGNED) AS CHAR) ELSE CAST(MAX(published_rows) AS CHAR) END ELSE CAST(MAX(published_rows) AS CHAR) END, 'null') AS published_rows,
    COALESCE(CASE WHEN ABS(MAX(class_count)) < 1e15 THEN CASE WHEN CAST(FLOOR(MAX(class_count)) AS SIGNED) = MAX(class_count) THEN CAST(CAST(MAX(class_count) AS SIGNED) AS CHAR) ELSE CAST(MAX(class_count) AS CHAR) END ELSE CAST(MAX(class_count) AS CHAR) END, 'null') AS class_count,
    COALESCE(CASE WHEN ABS(MAX(reached_0_0)) < 1e15 THEN CASE WHEN CAST(FLOOR(MAX(reached_0_0)) AS SIGNED) = MAX(reached_0_0) THEN CAST(CAST(MAX(reached_0_0) AS SIGNED) AS CHAR) ELSE CAST(MAX(reached_0_0) AS CHAR) END ELSE CAST(MAX(reached_0_0) AS CHAR) END, 'null') AS reached_0_0
  FROM `guard_1`
) AS measured
WHERE checks = 2;

INSERT INTO
 `place`.`sqlanon_runs` (run_id, finished_at, source, target, job_digest, report)
SELECT
SUBSTR(SHA2(CONCAT(UUID(), RAND()), 256), 1, 12)
,
DATE_FORMAT(UTC_TIMESTAMP(6), '%Y-%m-%dT%H:%i:%s.%f+00:00')
,
  'people', 'place.released', 'digest',
CONCAT(CONVERT('{"script": "run", "rows": {"source": ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, source_rows, CONVERT(', "published": ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, published_rows, CONVERT(', "suppressed": ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, suppressed_rows, CONVERT('}, "classes": {"count": ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, class_count, CONVERT('}, "models": [{"name": "k_anonymity", "required": 3, "reached": ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, reached_0_0, CONVERT(', "holds": true, "column": null, "variant": null}, {"name": "t_closeness", "required": 0.9, "reached": ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, reached_1_0, CONVERT(', "holds": true, "column": "illness", "variant": "ordered"}], "recoding": {"kind": "full_domain", "levels": {"age": 1, "zip": 0, "city": 0}}, "versions": {}}' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
FROM (
  SELECT COUNT(*) AS checks,
    CASE WHEN ABS((MAX(source_rows) - MAX(published_rows))) < 1e15 THEN CASE WHEN CAST(FLOOR((MAX(source_rows) - MAX(published_rows))) AS SIGNED) = (MAX(source_rows) - MAX(published_rows)) THEN CAST(CAST((MAX(source_rows) - MAX(published_rows)) AS SIGNED) AS CHAR) ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS CHAR) END ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS CHAR) END AS suppressed_rows,
    COALESCE(CASE WHEN ABS(MAX(source_rows)) < 1e15 THEN CASE WHEN CAST(FLOOR(MAX(source_rows)) AS SIGNED) = MAX(source_rows) THEN CAST(CAST(MAX(source_rows) AS SIGNED) AS CHAR) ELSE CAST(MAX(source_rows) AS CHAR) END ELSE CAST(MAX(source_rows) AS CHAR) END, 'null') AS source_rows,
    COALESCE(CASE WHEN ABS(MAX(published_rows)) < 1e15 THEN CASE WHEN CAST(FLOOR(MAX(published_rows)) AS SIGNED) = MAX(published_rows) THEN CAST(CAST(MAX(published_rows) AS SIGNED) AS CHAR) ELSE CAST(MAX(published_rows) AS CHAR) END ELSE CAST(MAX(published_rows) AS CHAR) END, 'null') AS published_rows,
    COALESCE(CASE WHEN ABS(MAX(class_count)) < 1e15 THEN CASE WHEN CAST(FLOOR(MAX(class_count)) AS SIGNED) = MAX(class_count) THEN CAST(CAST(MAX(class_count) AS SIGNED) AS CHAR) ELSE CAST(MAX(class_count) AS CHAR) END ELSE CAST(MAX(class_count) AS CHAR) END, 'null') AS class_count,
    COALESCE(CASE WHEN ABS(MAX(reached_0_0)) < 1e15 THEN CASE WHEN CAST(FLOOR(MAX(reached_0_0)) AS SIGNED) = MAX(reached_0_0) THEN CAST(CAST(MAX(reached_0_0) AS SIGNED) AS CHAR) ELSE CAST(MAX(reached_0_0) AS CHAR) END ELSE CAST(MAX(reached_0_0) AS CHAR) END, 'null') AS reached_0_0,
    COALESCE(CASE WHEN ABS(MAX(reached_1_0)) < 1e15 THEN CASE WHEN CAST(FLOOR(MAX(reached_1_0)) AS SIGNED) = MAX(reached_1_0) THEN CAST(CAST(MAX(reached_1_0) AS SIGNED) AS CHAR) ELSE CAST(MAX(reached_1_0) AS CHAR) END ELSE CAST(MAX(reached_1_0) AS CHAR) END, 'null') AS reached_1_0
  FROM `guard_1`
) AS measured
WHERE checks = 4;
