INSERT INTO
 "place"."sqlanon_runs" (run_id, finished_at, source, target, job_digest, report)
SELECT
RIGHT(CAST(GEN_RANDOM_UUID() AS VARCHAR), 12)
,
TO_CHAR(CLOCK_TIMESTAMP() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"')
,
  'people', 'place.released', 'digest',
CAST((CAST('{"script": "run", "rows": {"source": ' AS TEXT) || source_rows || CAST(', "published": ' AS TEXT) || published_rows || CAST(', "suppressed": ' AS TEXT) || suppressed_rows || CAST('}, "classes": {"count": ' AS TEXT) || class_count || CAST('}, "models": [{"name": "k_anonymity", "required": 3, "reached": ' AS TEXT) || reached_0_0 || CAST(', "holds": true, "column": null, "variant": null}], "recoding": {"kind": "multidimensional"}, "versions": {}}' AS TEXT)) AS JSONB)
FROM (
  SELECT COUNT(*) AS checks,
    CASE WHEN ABS((MAX(source_rows) - MAX(published_rows))) < 1e16 THEN CASE WHEN CAST(FLOOR((MAX(source_rows) - MAX(published_rows))) AS BIGINT) = (MAX(source_rows) - MAX(published_rows)) THEN CAST(CAST((MAX(source_rows) - MAX(published_rows)) AS BIGINT) AS TEXT) ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS TEXT) END ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS TEXT) END AS suppressed_rows,
    COALESCE(CASE WHEN ABS(MAX(source_rows)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(source_rows)) AS BIGINT) = MAX(source_rows) THEN CAST(CAST(MAX(source_rows) AS BIGINT) AS TEXT) ELSE CAST(MAX(source_rows) AS TEXT) END ELSE CAST(MAX(source_rows) AS TEXT) END, 'null') AS source_rows,
    COALESCE(CASE WHEN ABS(MAX(published_rows)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(published_rows)) AS BIGINT) = MAX(published_rows) THEN CAST(CAST(MAX(published_rows) AS BIGINT) AS TEXT) ELSE CAST(MAX(published_rows) AS TEXT) END ELSE CAST(MAX(published_rows) AS TEXT) END, 'null') AS published_rows,
    COALESCE(CASE WHEN ABS(MAX(class_count)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(class_count)) AS BIGINT) = MAX(class_count) THEN CAST(CAST(MAX(class_count) AS BIGINT) AS TEXT) ELSE CAST(MAX(class_count) AS TEXT) END ELSE CAST(MAX(class_count) AS TEXT) END, 'null') AS class_count,
    COALESCE(CASE WHEN ABS(MAX(reached_0_0)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(reached_0_0)) AS BIGINT) = MAX(reached_0_0) THEN CAST(CAST(MAX(reached_0_0) AS BIGINT) AS TEXT) ELSE CAST(MAX(reached_0_0) AS TEXT) END ELSE CAST(MAX(reached_0_0) AS TEXT) END, 'null') AS reached_0_0
  FROM "guard_1"
) AS measured
WHERE checks = 3;

INSERT INTO
 "place"."sqlanon_runs" (run_id, finished_at, source, target, job_digest, report)
SELECT
RIGHT(CAST(GEN_RANDOM_UUID() AS VARCHAR), 12)
,
TO_CHAR(CLOCK_TIMESTAMP() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"')
,
  'people', 'place.released', 'digest',
CAST((CAST('{"script": "run", "rows": {"source": ' AS TEXT) || source_rows || CAST(', "published": ' AS TEXT) || published_rows || CAST(', "suppressed": ' AS TEXT) || suppressed_rows || CAST('}, "classes": {"count": ' AS TEXT) || class_count || CAST('}, "models": [{"name": "k_anonymity", "required": 3, "reached": ' AS TEXT) || reached_0_0 || CAST(', "holds": true, "column": null, "variant": null}, {"name": "t_closeness", "required": 0.9, "reached": ' AS TEXT) || reached_1_0 || CAST(', "holds": true, "column": "illness", "variant": "ordered"}], "recoding": {"kind": "full_domain", "levels": {"age": 1, "zip": 0, "city": 0}}, "versions": {}}' AS TEXT)) AS JSONB)
FROM (
  SELECT COUNT(*) AS checks,
    CASE WHEN ABS((MAX(source_rows) - MAX(published_rows))) < 1e16 THEN CASE WHEN CAST(FLOOR((MAX(source_rows) - MAX(published_rows))) AS BIGINT) = (MAX(source_rows) - MAX(published_rows)) THEN CAST(CAST((MAX(source_rows) - MAX(published_rows)) AS BIGINT) AS TEXT) ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS TEXT) END ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS TEXT) END AS suppressed_rows,
    COALESCE(CASE WHEN ABS(MAX(source_rows)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(source_rows)) AS BIGINT) = MAX(source_rows) THEN CAST(CAST(MAX(source_rows) AS BIGINT) AS TEXT) ELSE CAST(MAX(source_rows) AS TEXT) END ELSE CAST(MAX(source_rows) AS TEXT) END, 'null') AS source_rows,
    COALESCE(CASE WHEN ABS(MAX(published_rows)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(published_rows)) AS BIGINT) = MAX(published_rows) THEN CAST(CAST(MAX(published_rows) AS BIGINT) AS TEXT) ELSE CAST(MAX(published_rows) AS TEXT) END ELSE CAST(MAX(published_rows) AS TEXT) END, 'null') AS published_rows,
    COALESCE(CASE WHEN ABS(MAX(class_count)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(class_count)) AS BIGINT) = MAX(class_count) THEN CAST(CAST(MAX(class_count) AS BIGINT) AS TEXT) ELSE CAST(MAX(class_count) AS TEXT) END ELSE CAST(MAX(class_count) AS TEXT) END, 'null') AS class_count,
    COALESCE(CASE WHEN ABS(MAX(reached_0_0)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(reached_0_0)) AS BIGINT) = MAX(reached_0_0) THEN CAST(CAST(MAX(reached_0_0) AS BIGINT) AS TEXT) ELSE CAST(MAX(reached_0_0) AS TEXT) END ELSE CAST(MAX(reached_0_0) AS TEXT) END, 'null') AS reached_0_0,
    COALESCE(CASE WHEN ABS(MAX(reached_1_0)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(reached_1_0)) AS BIGINT) = MAX(reached_1_0) THEN CAST(CAST(MAX(reached_1_0) AS BIGINT) AS TEXT) ELSE CAST(MAX(reached_1_0) AS TEXT) END ELSE CAST(MAX(reached_1_0) AS TEXT) END, 'null') AS reached_1_0
  FROM "guard_1"
) AS measured
WHERE checks = 5;
