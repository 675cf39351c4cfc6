INSERT OR ROLLBACK INTO
 `main`.`sqlanon_runs` (run_id, finished_at, source, target, job_digest, report)
SELECT
LOWER(HEX(RANDOMBLOB(6)))
,
STRFTIME('%Y-%m-%dT%H:%M:%f+00:00', 'now')
,
  'people', 'main.released', 'digest',
(CAST('{"script": "run", "rows": {"source": ' AS TEXT) || source_rows || CAST(', "published": ' AS TEXT) || published_rows || CAST(', "suppressed": ' AS TEXT) || suppressed_rows || CAST('}, "classes": {"count": ' AS TEXT) || class_count || CAST('}, "models": [{"name": "k_anonymity", "required": 3, "reached": ' AS TEXT) || reached_0_0 || CAST(', "holds": true, "column": null, "variant": null}], "recoding": {"kind": "multidimensional"}, "versions": {}}' AS TEXT))
FROM (
  SELECT COUNT(*) AS checks,
    CASE WHEN CAST(CAST((MAX(source_rows) - MAX(published_rows)) AS TEXT) AS REAL) <> (MAX(source_rows) - MAX(published_rows)) THEN PRINTF('%!.17g', (MAX(source_rows) - MAX(published_rows))) ELSE CASE WHEN ABS((MAX(source_rows) - MAX(published_rows))) < 1e15 THEN CASE WHEN (CAST((MAX(source_rows) - MAX(published_rows)) AS INTEGER) - ((MAX(source_rows) - MAX(published_rows)) < CAST((MAX(source_rows) - MAX(published_rows)) AS INTEGER))) = (MAX(source_rows) - MAX(published_rows)) THEN CAST(CAST((MAX(source_rows) - MAX(published_rows)) AS INTEGER) AS TEXT) ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS TEXT) END ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS TEXT) END END AS suppressed_rows,
    COALESCE(CASE WHEN CAST(CAST(MAX(source_rows) AS TEXT) AS REAL) <> MAX(source_rows) THEN PRINTF('%!.17g', MAX(source_rows)) ELSE CASE WHEN ABS(MAX(source_rows)) < 1e15 THEN CASE WHEN (CAST(MAX(source_rows) AS INTEGER) - (MAX(source_rows) < CAST(MAX(source_rows) AS INTEGER))) = MAX(source_rows) THEN CAST(CAST(MAX(source_rows) AS INTEGER) AS TEXT) ELSE CAST(MAX(source_rows) AS TEXT) END ELSE CAST(MAX(source_rows) AS TEXT) END END, 'null') AS source_rows,
    COALESCE(CASE WHEN CAST(CAST(MAX(published_rows) AS TEXT) AS REAL) <> MAX(published_rows) THEN PRINTF('%!.17g', MAX(published_rows)) ELSE CASE WHEN ABS(MAX(published_rows)) < 1e15 THEN CASE WHEN (CAST(MAX(published_rows) AS INTEGER) - (MAX(published_rows) < CAST(MAX(published_rows) AS INTEGER))) = MAX(published_rows) THEN CAST(CAST(MAX(published_rows) AS INTEGER) AS TEXT) ELSE CAST(MAX(published_rows) AS TEXT) END ELSE CAST(MAX(published_rows) AS TEXT) END END, 'null') AS published_rows,
    COALESCE(CASE WHEN CAST(CAST(MAX(class_count) AS TEXT) AS REAL) <> MAX(class_count) THEN PRINTF('%!.17g', MAX(class_count)) ELSE CASE WHEN ABS(MAX(class_count)) < 1e15 THEN CASE WHEN (CAST(MAX(class_count) AS INTEGER) - (MAX(class_count) < CAST(MAX(class_count) AS INTEGER))) = MAX(class_count) THEN CAST(CAST(MAX(class_count) AS INTEGER) AS TEXT) ELSE CAST(MAX(class_count) AS TEXT) END ELSE CAST(MAX(class_count) AS TEXT) END END, 'null') AS class_count,
    COALESCE(CASE WHEN CAST(CAST(MAX(reached_0_0) AS TEXT) AS REAL) <> MAX(reached_0_0) THEN PRINTF('%!.17g', MAX(reached_0_0)) ELSE CASE WHEN ABS(MAX(reached_0_0)) < 1e15 THEN CASE WHEN (CAST(MAX(reached_0_0) AS INTEGER) - (MAX(reached_0_0) < CAST(MAX(reached_0_0) AS INTEGER))) = MAX(reached_0_0) THEN CAST(CAST(MAX(reached_0_0) AS INTEGER) AS TEXT) ELSE CAST(MAX(reached_0_0) AS TEXT) END ELSE CAST(MAX(reached_0_0) AS TEXT) END END, 'null') AS reached_0_0
  FROM `guard_1`
) AS measured
WHERE checks = 2;

INSERT OR ROLLBACK INTO
 `main`.`sqlanon_runs` (run_id, finished_at, source, target, job_digest, report)
SELECT
LOWER(HEX(RANDOMBLOB(6)))
,
STRFTIME('%Y-%m-%dT%H:%M:%f+00:00', 'now')
,
  'people', 'main.released', 'digest',
(CAST('{"script": "run", "rows": {"source": ' AS TEXT) || source_rows || CAST(', "published": ' AS TEXT) || published_rows || CAST(', "suppressed": ' AS TEXT) || suppressed_rows || CAST('}, "classes": {"count": ' AS TEXT) || class_count || CAST('}, "models": [{"name": "k_anonymity", "required": 3, "reached": ' AS TEXT) || reached_0_0 || CAST(', "holds": true, "column": null, "variant": null}, {"name": "t_closeness", "required": 0.9, "reached": ' AS TEXT) || reached_1_0 || CAST(', "holds": true, "column": "illness", "variant": "ordered"}], "recoding": {"kind": "full_domain", "levels": {"age": 1, "zip": 0, "city": 0}}, "versions": {}}' AS TEXT))
FROM (
  SELECT COUNT(*) AS checks,
    CASE WHEN CAST(CAST((MAX(source_rows) - MAX(published_rows)) AS TEXT) AS REAL) <> (MAX(source_rows) - MAX(published_rows)) THEN PRINTF('%!.17g', (MAX(source_rows) - MAX(published_rows))) ELSE CASE WHEN ABS((MAX(source_rows) - MAX(published_rows))) < 1e15 THEN CASE WHEN (CAST((MAX(source_rows) - MAX(published_rows)) AS INTEGER) - ((MAX(source_rows) - MAX(published_rows)) < CAST((MAX(source_rows) - MAX(published_rows)) AS INTEGER))) = (MAX(source_rows) - MAX(published_rows)) THEN CAST(CAST((MAX(source_rows) - MAX(published_rows)) AS INTEGER) AS TEXT) ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS TEXT) END ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS TEXT) END END AS suppressed_rows,
    COALESCE(CASE WHEN CAST(CAST(MAX(source_rows) AS TEXT) AS REAL) <> MAX(source_rows) THEN PRINTF('%!.17g', MAX(source_rows)) ELSE CASE WHEN ABS(MAX(source_rows)) < 1e15 THEN CASE WHEN (CAST(MAX(source_rows) AS INTEGER) - (MAX(source_rows) < CAST(MAX(source_rows) AS INTEGER))) = MAX(source_rows) THEN CAST(CAST(MAX(source_rows) AS INTEGER) AS TEXT) ELSE CAST(MAX(source_rows) AS TEXT) END ELSE CAST(MAX(source_rows) AS TEXT) END END, 'null') AS source_rows,
    COALESCE(CASE WHEN CAST(CAST(MAX(published_rows) AS TEXT) AS REAL) <> MAX(published_rows) THEN PRINTF('%!.17g', MAX(published_rows)) ELSE CASE WHEN ABS(MAX(published_rows)) < 1e15 THEN CASE WHEN (CAST(MAX(published_rows) AS INTEGER) - (MAX(published_rows) < CAST(MAX(published_rows) AS INTEGER))) = MAX(published_rows) THEN CAST(CAST(MAX(published_rows) AS INTEGER) AS TEXT) ELSE CAST(MAX(published_rows) AS TEXT) END ELSE CAST(MAX(published_rows) AS TEXT) END END, 'null') AS published_rows,
    COALESCE(CASE WHEN CAST(CAST(MAX(class_count) AS TEXT) AS REAL) <> MAX(class_count) THEN PRINTF('%!.17g', MAX(class_count)) ELSE CASE WHEN ABS(MAX(class_count)) < 1e15 THEN CASE WHEN (CAST(MAX(class_count) AS INTEGER) - (MAX(class_count) < CAST(MAX(class_count) AS INTEGER))) = MAX(class_count) THEN CAST(CAST(MAX(class_count) AS INTEGER) AS TEXT) ELSE CAST(MAX(class_count) AS TEXT) END ELSE CAST(MAX(class_count) AS TEXT) END END, 'null') AS class_count,
    COALESCE(CASE WHEN CAST(CAST(MAX(reached_0_0) AS TEXT) AS REAL) <> MAX(reached_0_0) THEN PRINTF('%!.17g', MAX(reached_0_0)) ELSE CASE WHEN ABS(MAX(reached_0_0)) < 1e15 THEN CASE WHEN (CAST(MAX(reached_0_0) AS INTEGER) - (MAX(reached_0_0) < CAST(MAX(reached_0_0) AS INTEGER))) = MAX(reached_0_0) THEN CAST(CAST(MAX(reached_0_0) AS INTEGER) AS TEXT) ELSE CAST(MAX(reached_0_0) AS TEXT) END ELSE CAST(MAX(reached_0_0) AS TEXT) END END, 'null') AS reached_0_0,
    COALESCE(CASE WHEN CAST(CAST(MAX(reached_1_0) AS TEXT) AS REAL) <> MAX(reached_1_0) THEN PRINTF('%!.17g', MAX(reached_1_0)) ELSE CASE WHEN ABS(MAX(reached_1_0)) < 1e15 THEN CASE WHEN (CAST(MAX(reached_1_0) AS INTEGER) - (MAX(reached_1_0) < CAST(MAX(reached_1_0) AS INTEGER))) = MAX(reached_1_0) THEN CAST(CAST(MAX(reached_1_0) AS INTEGER) AS TEXT) ELSE CAST(MAX(reached_1_0) AS TEXT) END ELSE CAST(MAX(reached_1_0) AS TEXT) END END, 'null') AS reached_1_0
  FROM `guard_1`
) AS measured
WHERE checks = 4;
