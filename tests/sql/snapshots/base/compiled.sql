-- name: levels
SELECT item, absent, MIN(label) AS label
FROM (
  SELECT COALESCE(v.label, '') AS item, CASE WHEN v.value IS NULL THEN 1 ELSE 0 END AS absent, t.l1 AS label
  FROM "dictionary_1" AS v
  JOIN "tree_1" AS t ON t.code = v.code
  UNION ALL
  SELECT leaf, absent, COALESCE(level_1, level_0) FROM "hierarchy_1"
) AS known
GROUP BY item, absent
UNION ALL
SELECT CAST('' AS VARCHAR), 2, COALESCE(MIN(level_1), CAST('*' AS VARCHAR)) FROM "hierarchy_1";

-- name: values
(SELECT "age" AS v0 FROM "main"."people") AS combined;

-- name: ruled
SELECT level_0 AS item, MIN(level_1) AS label
FROM (
SELECT CAST(v0 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v0 FROM (SELECT "age" AS v0 FROM "main"."people") AS combined WHERE v0 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0;

-- name: undone
SELECT 1;

-- name: turn
CREATE TABLE "main"."sqlanon_compiled_run_turn" (held BIGINT);

-- name: turn_ends
DROP TABLE "main"."sqlanon_compiled_run_turn";

-- name: empty
DELETE FROM "main"."released";

-- name: labelled
SELECT
  CASE WHEN d0.absent IS NULL THEN COALESCE(h0.label, u0.label)
      ELSE d0.label END AS l0,
  CASE WHEN d1.absent IS NULL THEN COALESCE(h1.label, u1.label)
      ELSE d1.label END AS l1,
  CASE WHEN d2.absent IS NULL THEN COALESCE(h2.label, u2.label)
      ELSE d2.label END AS l2
FROM "main"."people" AS s
LEFT JOIN "main"."sqlanon_compiled_run_run_0" AS d0
  ON d0.item = COALESCE((CAST(CAST(s."age" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d0.absent = CASE WHEN s."age" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_0" WHERE absent = 2) AS u0
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT CAST(v0 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v0 FROM (SELECT "age" AS v0 FROM "main"."people") AS combined WHERE v0 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h0 ON h0.item = (CAST(CAST(s."age" AS VARCHAR) AS VARCHAR) COLLATE "binary")
LEFT JOIN "main"."sqlanon_compiled_run_run_1" AS d1
  ON d1.item = COALESCE((CAST(CAST(s."zip" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d1.absent = CASE WHEN s."zip" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_1" WHERE absent = 2) AS u1
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS VARCHAR)) END AS level_1,
  CASE WHEN LENGTH(label) <= 2 THEN CAST('***' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 2) || CAST('**' AS VARCHAR)) END AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v1 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v1 FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1 FROM "main"."people") AS combined WHERE v1 IS NOT NULL) AS s
) AS v
) AS ruled
GROUP BY level_0
) AS h1 ON h1.item = (CAST(CAST(s."zip" AS VARCHAR) AS VARCHAR) COLLATE "binary")
LEFT JOIN "main"."sqlanon_compiled_run_run_2" AS d2
  ON d2.item = COALESCE((CAST(CAST(s."city" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d2.absent = CASE WHEN s."city" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_2" WHERE absent = 2) AS u2
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT CAST(v2 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v2 FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS v2 FROM "main"."people") AS combined WHERE v2 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h2 ON h2.item = (CAST(CAST(s."city" AS VARCHAR) AS VARCHAR) COLLATE "binary");

-- name: rows
SELECT
  r.l0 AS "age",
  r.l1 AS "zip",
  r.l2 AS "city",
  r.o3 AS "grade",
  r.o4 AS "illness"
FROM (
  SELECT known.*, COUNT(*) OVER (PARTITION BY (CAST(l0 AS VARCHAR) COLLATE "binary"), (CAST(l1 AS VARCHAR) COLLATE "binary"), (CAST(l2 AS VARCHAR) COLLATE "binary")) AS size
  FROM (
SELECT
  s."grade" AS o3,
  s."illness" AS o4,
  CASE WHEN d0.absent IS NULL THEN COALESCE(h0.label, u0.label)
      ELSE d0.label END AS l0,
  CASE WHEN d1.absent IS NULL THEN COALESCE(h1.label, u1.label)
      ELSE d1.label END AS l1,
  CASE WHEN d2.absent IS NULL THEN COALESCE(h2.label, u2.label)
      ELSE d2.label END AS l2
FROM "main"."people" AS s
LEFT JOIN "main"."sqlanon_compiled_run_run_0" AS d0
  ON d0.item = COALESCE((CAST(CAST(s."age" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d0.absent = CASE WHEN s."age" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_0" WHERE absent = 2) AS u0
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_1) AS label
FROM (
SELECT CAST(v0 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v0 FROM (SELECT "age" AS v0 FROM "main"."people") AS combined WHERE v0 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h0 ON h0.item = (CAST(CAST(s."age" AS VARCHAR) AS VARCHAR) COLLATE "binary")
LEFT JOIN "main"."sqlanon_compiled_run_run_1" AS d1
  ON d1.item = COALESCE((CAST(CAST(s."zip" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d1.absent = CASE WHEN s."zip" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_1" WHERE absent = 2) AS u1
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS VARCHAR)) END AS level_1,
  CASE WHEN LENGTH(label) <= 2 THEN CAST('***' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 2) || CAST('**' AS VARCHAR)) END AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v1 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v1 FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1 FROM "main"."people") AS combined WHERE v1 IS NOT NULL) AS s
) AS v
) AS ruled
GROUP BY level_0
) AS h1 ON h1.item = (CAST(CAST(s."zip" AS VARCHAR) AS VARCHAR) COLLATE "binary")
LEFT JOIN "main"."sqlanon_compiled_run_run_2" AS d2
  ON d2.item = COALESCE((CAST(CAST(s."city" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d2.absent = CASE WHEN s."city" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_2" WHERE absent = 2) AS u2
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT CAST(v2 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v2 FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS v2 FROM "main"."people") AS combined WHERE v2 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h2 ON h2.item = (CAST(CAST(s."city" AS VARCHAR) AS VARCHAR) COLLATE "binary")
WHERE (d0.absent IS NOT NULL
 OR h0.label IS NOT NULL) AND (d1.absent IS NOT NULL
 OR h1.label IS NOT NULL) AND (d2.absent IS NOT NULL
 OR h2.label IS NOT NULL)
  ) AS known
) AS r
WHERE size >= 3
ORDER BY RANDOM();

-- name: fill
INSERT INTO
 "main"."released"
  ("age", "zip", "city", "grade", "illness")
SELECT
  r.l0 AS "age",
  r.l1 AS "zip",
  r.l2 AS "city",
  r.o3 AS "grade",
  r.o4 AS "illness"
FROM (
  SELECT known.*, COUNT(*) OVER (PARTITION BY (CAST(l0 AS VARCHAR) COLLATE "binary"), (CAST(l1 AS VARCHAR) COLLATE "binary"), (CAST(l2 AS VARCHAR) COLLATE "binary")) AS size
  FROM (
SELECT
  s."grade" AS o3,
  s."illness" AS o4,
  CASE WHEN d0.absent IS NULL THEN COALESCE(h0.label, u0.label)
      ELSE d0.label END AS l0,
  CASE WHEN d1.absent IS NULL THEN COALESCE(h1.label, u1.label)
      ELSE d1.label END AS l1,
  CASE WHEN d2.absent IS NULL THEN COALESCE(h2.label, u2.label)
      ELSE d2.label END AS l2
FROM "main"."people" AS s
LEFT JOIN "main"."sqlanon_compiled_run_run_0" AS d0
  ON d0.item = COALESCE((CAST(CAST(s."age" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d0.absent = CASE WHEN s."age" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_0" WHERE absent = 2) AS u0
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_1) AS label
FROM (
SELECT CAST(v0 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v0 FROM (SELECT "age" AS v0 FROM "main"."people") AS combined WHERE v0 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h0 ON h0.item = (CAST(CAST(s."age" AS VARCHAR) AS VARCHAR) COLLATE "binary")
LEFT JOIN "main"."sqlanon_compiled_run_run_1" AS d1
  ON d1.item = COALESCE((CAST(CAST(s."zip" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d1.absent = CASE WHEN s."zip" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_1" WHERE absent = 2) AS u1
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS VARCHAR)) END AS level_1,
  CASE WHEN LENGTH(label) <= 2 THEN CAST('***' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 2) || CAST('**' AS VARCHAR)) END AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v1 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v1 FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1 FROM "main"."people") AS combined WHERE v1 IS NOT NULL) AS s
) AS v
) AS ruled
GROUP BY level_0
) AS h1 ON h1.item = (CAST(CAST(s."zip" AS VARCHAR) AS VARCHAR) COLLATE "binary")
LEFT JOIN "main"."sqlanon_compiled_run_run_2" AS d2
  ON d2.item = COALESCE((CAST(CAST(s."city" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d2.absent = CASE WHEN s."city" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_2" WHERE absent = 2) AS u2
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT CAST(v2 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v2 FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS v2 FROM "main"."people") AS combined WHERE v2 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h2 ON h2.item = (CAST(CAST(s."city" AS VARCHAR) AS VARCHAR) COLLATE "binary")
WHERE (d0.absent IS NOT NULL
 OR h0.label IS NOT NULL) AND (d1.absent IS NOT NULL
 OR h1.label IS NOT NULL) AND (d2.absent IS NOT NULL
 OR h2.label IS NOT NULL)
  ) AS known
) AS r
WHERE size >= 3
ORDER BY RANDOM();

-- name: suppress
DELETE FROM "main"."released"
WHERE EXISTS (
  SELECT 1 FROM "violating_1" AS v
  WHERE
    (v.q0 = (CAST("main"."released"."age" AS VARCHAR) COLLATE "binary") OR v.q0 IS NULL AND (CAST("main"."released"."age" AS VARCHAR) COLLATE "binary") IS NULL) AND 
    (v.q1 = (CAST("main"."released"."zip" AS VARCHAR) COLLATE "binary") OR v.q1 IS NULL AND (CAST("main"."released"."zip" AS VARCHAR) COLLATE "binary") IS NULL) AND 
    (v.q2 = (CAST("main"."released"."city" AS VARCHAR) COLLATE "binary") OR v.q2 IS NULL AND (CAST("main"."released"."city" AS VARCHAR) COLLATE "binary") IS NULL)
);

-- name: left_out
SELECT 0 AS place,
  CASE WHEN gone >= 0 AND gone * 10 <= 9 * held + 0 THEN 0 ELSE 1 END AS violating,
  held, held - gone AS released
FROM (
  SELECT CAST(held AS HUGEINT) AS held, CAST(held - released AS HUGEINT) AS gone
  FROM (SELECT (SELECT COUNT(*) FROM "main"."people") AS held, (SELECT COUNT(*) FROM "main"."released") AS released) AS sizes
) AS counted;

-- name: too_few_rows
SELECT 0 AS place, CASE WHEN COUNT(*) < 1 THEN 1 ELSE 0 END AS violating FROM "main"."released";

-- name: strays
SELECT 0 AS place, (SELECT COUNT(*)
FROM (SELECT (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS label FROM "main"."people" WHERE "illness" IS NOT NULL GROUP BY (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS g
LEFT JOIN "main"."sqlanon_compiled_run_run_3" AS listed ON listed.item = g.label
WHERE listed.item IS NULL
) AS violating;

-- name: guard
CREATE TEMPORARY TABLE "guard_1" (
  suppressed_beyond_the_limit BIGINT DEFAULT 0 NOT NULL CHECK (suppressed_beyond_the_limit = 0),
  fewer_rows_than_min_rows BIGINT DEFAULT 0 NOT NULL CHECK (fewer_rows_than_min_rows = 0),
  t_closeness_without_a_place_1 BIGINT DEFAULT 0 NOT NULL CHECK (t_closeness_without_a_place_1 = 0),
  k_anonymity_violated_0_0 BIGINT DEFAULT 0 NOT NULL CHECK (k_anonymity_violated_0_0 = 0),
  t_closeness_violated_1_0 BIGINT DEFAULT 0 NOT NULL CHECK (t_closeness_violated_1_0 = 0),
  source_rows DOUBLE PRECISION,
  published_rows DOUBLE PRECISION,
  class_count DOUBLE PRECISION,
  reached_0_0 DOUBLE PRECISION,
  reached_1_0 DOUBLE PRECISION
);

-- name: guarded
INSERT INTO
 "guard_1"
  (suppressed_beyond_the_limit, source_rows, published_rows)
SELECT
  COALESCE(MAX(CASE WHEN place = 0 THEN violating END), 1),
  MAX(CASE WHEN place = 0 THEN
held END),
  MAX(CASE WHEN place = 0 THEN
released END)
FROM (
SELECT 0 AS place,
  CASE WHEN gone >= 0 AND gone * 10 <= 9 * held + 0 THEN 0 ELSE 1 END AS violating,
  held, held - gone AS released
FROM (
  SELECT CAST(held AS HUGEINT) AS held, CAST(held - released AS HUGEINT) AS gone
  FROM (SELECT (SELECT COUNT(*) FROM "main"."people") AS held, (SELECT COUNT(*) FROM "main"."released") AS released) AS sizes
) AS counted
) AS measured;

-- name: enter
INSERT INTO
 "main"."sqlanon_runs" (run_id, finished_at, source, target, job_digest, report)
SELECT
RIGHT(CAST(GEN_RANDOM_UUID() AS VARCHAR), 12)
,
STRFTIME(MAKE_TIMESTAMP(EPOCH_US(NOW())), '%Y-%m-%dT%H:%M:%S.%f+00:00')
,
  'people', 'main.released', 'digest',
(CAST('{"script": "run", "rows": {"source": ' AS VARCHAR) || source_rows || CAST(', "published": ' AS VARCHAR) || published_rows || CAST(', "suppressed": ' AS VARCHAR) || suppressed_rows || CAST('}, "classes": {"count": ' AS VARCHAR) || class_count || CAST('}, "models": [{"name": "k_anonymity", "required": 3, "reached": ' AS VARCHAR) || reached_0_0 || CAST(', "holds": true, "column": null, "variant": null}, {"name": "t_closeness", "required": 0.9, "reached": ' AS VARCHAR) || reached_1_0 || CAST(', "holds": true, "column": "illness", "variant": "ordered"}], "recoding": {"kind": "full_domain", "levels": {"age": 1, "zip": 0, "city": 0}}, "versions": {}}' AS VARCHAR))
FROM (
  SELECT COUNT(*) AS checks,
    CASE WHEN ABS((MAX(source_rows) - MAX(published_rows))) < 1e16 THEN CASE WHEN CAST(FLOOR((MAX(source_rows) - MAX(published_rows))) AS BIGINT) = (MAX(source_rows) - MAX(published_rows)) THEN CAST(CAST((MAX(source_rows) - MAX(published_rows)) AS BIGINT) AS VARCHAR) ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS VARCHAR) END ELSE CAST((MAX(source_rows) - MAX(published_rows)) AS VARCHAR) END AS suppressed_rows,
    COALESCE(CASE WHEN ABS(MAX(source_rows)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(source_rows)) AS BIGINT) = MAX(source_rows) THEN CAST(CAST(MAX(source_rows) AS BIGINT) AS VARCHAR) ELSE CAST(MAX(source_rows) AS VARCHAR) END ELSE CAST(MAX(source_rows) AS VARCHAR) END, 'null') AS source_rows,
    COALESCE(CASE WHEN ABS(MAX(published_rows)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(published_rows)) AS BIGINT) = MAX(published_rows) THEN CAST(CAST(MAX(published_rows) AS BIGINT) AS VARCHAR) ELSE CAST(MAX(published_rows) AS VARCHAR) END ELSE CAST(MAX(published_rows) AS VARCHAR) END, 'null') AS published_rows,
    COALESCE(CASE WHEN ABS(MAX(class_count)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(class_count)) AS BIGINT) = MAX(class_count) THEN CAST(CAST(MAX(class_count) AS BIGINT) AS VARCHAR) ELSE CAST(MAX(class_count) AS VARCHAR) END ELSE CAST(MAX(class_count) AS VARCHAR) END, 'null') AS class_count,
    COALESCE(CASE WHEN ABS(MAX(reached_0_0)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(reached_0_0)) AS BIGINT) = MAX(reached_0_0) THEN CAST(CAST(MAX(reached_0_0) AS BIGINT) AS VARCHAR) ELSE CAST(MAX(reached_0_0) AS VARCHAR) END ELSE CAST(MAX(reached_0_0) AS VARCHAR) END, 'null') AS reached_0_0,
    COALESCE(CASE WHEN ABS(MAX(reached_1_0)) < 1e16 THEN CASE WHEN CAST(FLOOR(MAX(reached_1_0)) AS BIGINT) = MAX(reached_1_0) THEN CAST(CAST(MAX(reached_1_0) AS BIGINT) AS VARCHAR) ELSE CAST(MAX(reached_1_0) AS VARCHAR) END ELSE CAST(MAX(reached_1_0) AS VARCHAR) END, 'null') AS reached_1_0
  FROM "guard_1"
) AS measured
WHERE checks = 5;

-- name: failures
SELECT 'suppressed_beyond_the_limit' AS violated, violating
FROM (
SELECT 0 AS place,
  CASE WHEN gone >= 0 AND gone * 10 <= 9 * held + 0 THEN 0 ELSE 1 END AS violating,
  held, held - gone AS released
FROM (
  SELECT CAST(held AS HUGEINT) AS held, CAST(held - released AS HUGEINT) AS gone
  FROM (SELECT (SELECT COUNT(*) FROM "main"."people") AS held, (SELECT COUNT(*) FROM relation_run) AS released) AS sizes
) AS counted
) AS measured
WHERE violating <> 0
UNION ALL
SELECT 'fewer_rows_than_min_rows' AS violated, violating
FROM (
SELECT 0 AS place, CASE WHEN COUNT(*) < 1 THEN 1 ELSE 0 END AS violating FROM relation_run
) AS measured
WHERE violating <> 0
UNION ALL
SELECT 't_closeness_without_a_place_1' AS violated, violating
FROM (
SELECT 0 AS place, (SELECT COUNT(*)
FROM (SELECT (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS label FROM "main"."people" WHERE "illness" IS NOT NULL GROUP BY (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS g
LEFT JOIN "main"."sqlanon_compiled_run_run_3" AS listed ON listed.item = g.label
WHERE listed.item IS NULL
) AS violating
) AS measured
WHERE violating <> 0
UNION ALL
SELECT 'k_anonymity_violated_0_0' AS violated, violating
FROM (
WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM relation_run
) AS united
GROUP BY q0, q1, q2
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
) AS measured
WHERE violating <> 0
UNION ALL
SELECT 't_closeness_violated_1_0' AS violated, violating
FROM (
WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM relation_run
) AS released
GROUP BY q0, q1, q2, s
UNION ALL
SELECT 0, NULL, NULL, NULL, s, COUNT(*)
FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."people") AS compared GROUP BY s
),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, q1, q2, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0, q1, q2
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known
FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
  AND classes.q1 IS NOT DISTINCT FROM marked.q1
  AND classes.q2 IS NOT DISTINCT FROM marked.q2
),
value_summary_all AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_all AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
CASE WHEN own = 0 THEN c ELSE 0 END AS r
  FROM (
    SELECT cells.*, held AS c, n AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_all AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_all AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
WITH tokens AS (
  SELECT token, s, absent, CAST(p AS DOUBLE PRECISION) AS reference_rows
  FROM histogram_all AS histogram
  WHERE c > 0 OR p > 0
  GROUP BY token, s, absent, p
),
places AS (
  SELECT token, reference_rows, ROW_NUMBER() OVER (ORDER BY absent, listed.position) AS place,
    SUM(reference_rows) OVER (ORDER BY absent, listed.position) AS own_row
  FROM tokens LEFT JOIN "main"."sqlanon_compiled_run_run_3" AS listed ON listed.item = (CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary")
),
summed_places AS (
  SELECT token, place, reference_rows, own_row, SUM(reference_rows * place) OVER (ORDER BY place) AS own_sum
  FROM places
),
reference_extent AS (
  SELECT COUNT(*) AS place_count, MAX(own_row) AS total FROM places
),
class_values AS (
  SELECT class, n, v, place, own_row, own_sum,
    CAST(SUM(c) OVER (PARTITION BY class ORDER BY place) AS BIGINT) AS reached
  FROM histogram_all AS histogram JOIN summed_places ON summed_places.token = histogram.token
  WHERE own = 1 AND c > 0
),
last_rows AS (
  SELECT reached, v, total * reached / v AS reference_row
  FROM class_values CROSS JOIN reference_extent
  GROUP BY reached, v, total
),
in_line AS (
  SELECT reached, v, reference_row, 0 AS place, 0.0 AS reference_rows, 0.0 AS place_sum FROM last_rows
  UNION ALL
  SELECT NULL, NULL, own_row - reference_rows, place, reference_rows, reference_rows * place FROM summed_places
),
located AS (
  SELECT reached, v, reference_row,
    SUM(place_sum) OVER (ORDER BY reference_row)
      - (SUM(reference_rows) OVER (ORDER BY reference_row) - reference_row) * MAX(place) OVER (ORDER BY reference_row) AS row_sum
  FROM in_line
),
received AS (
  SELECT class, n, place, own_row, own_sum,
    COALESCE(LAG(reference_row) OVER (PARTITION BY class ORDER BY place), 0) AS first_row, reference_row AS last_row,
    COALESCE(LAG(row_sum) OVER (PARTITION BY class ORDER BY place), 0) AS first_sum, row_sum AS last_sum
  FROM class_values JOIN located ON located.reached = class_values.reached AND located.v = class_values.v
),
turned AS (
  SELECT class, n, place, first_row, first_sum, last_row, last_sum,
    CASE WHEN own_row < first_row THEN first_row WHEN own_row > last_row THEN last_row ELSE own_row END AS turn,
    CASE WHEN own_row < first_row THEN first_sum WHEN own_row > last_row THEN last_sum ELSE own_sum END AS turn_sum
  FROM received
),
works AS (
  SELECT MAX(n) AS n,
    SUM(place * (turn - first_row) - (turn_sum - first_sum) + (last_sum - turn_sum) - place * (last_row - turn)) AS work
  FROM turned GROUP BY class
),
measures AS (
  SELECT n, COALESCE(work / NULLIF(total * (place_count - 1), 0), CASE WHEN total > 0 THEN 0 END) AS measure
  FROM works CROSS JOIN reference_extent
  UNION ALL
  SELECT n, 0 FROM value_summary_all WHERE v = 0
)
SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM measures
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
) AS measured
WHERE violating <> 0;

-- name: cut
SELECT item, absent, MIN(label) AS label
FROM (
  SELECT COALESCE(v.label, '') AS item, CASE WHEN v.value IS NULL THEN 1 ELSE 0 END AS absent, m.l0 AS label
  FROM "map_1" AS m
  JOIN "dictionary_1" AS v ON v.code = m.c0
  UNION ALL
  SELECT h.leaf, h.absent, h.level_1
  FROM "hierarchy_1" AS h
  JOIN (SELECT DISTINCT m.l0 AS label FROM "map_1" AS m) AS cut ON cut.label = h.level_1
) AS known
GROUP BY item, absent
UNION ALL
SELECT CAST('' AS VARCHAR), 2, COALESCE(MIN(level_1), CAST('*' AS VARCHAR)) FROM "hierarchy_1";

-- name: population
(
  SELECT q0 AS "age", q1 AS "zip", q2 AS "city"
  FROM (
    SELECT united.*, SUM(held) OVER w AS found, SUM(released) OVER w AS shown
    FROM (
      SELECT (CAST(r.l0 AS VARCHAR) COLLATE "binary") AS q0, (CAST(r.l1 AS VARCHAR) COLLATE "binary") AS q1, (CAST(r.l2 AS VARCHAR) COLLATE "binary") AS q2, 1 AS public, 0 AS held, 0 AS released
      FROM (
SELECT
  CASE WHEN d0.absent IS NULL THEN COALESCE(h0.label, u0.label)
      ELSE d0.label END AS l0,
  CASE WHEN d1.absent IS NULL THEN COALESCE(h1.label, u1.label)
      ELSE d1.label END AS l1,
  CASE WHEN d2.absent IS NULL THEN COALESCE(h2.label, u2.label)
      ELSE d2.label END AS l2
FROM "main"."people" AS s
LEFT JOIN "main"."sqlanon_compiled_run_run_0" AS d0
  ON d0.item = COALESCE((CAST(CAST(s."age" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d0.absent = CASE WHEN s."age" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_0" WHERE absent = 2) AS u0
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT CAST(v0 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v0 FROM (SELECT "age" AS v0 FROM "main"."people") AS combined WHERE v0 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h0 ON h0.item = (CAST(CAST(s."age" AS VARCHAR) AS VARCHAR) COLLATE "binary")
LEFT JOIN "main"."sqlanon_compiled_run_run_1" AS d1
  ON d1.item = COALESCE((CAST(CAST(s."zip" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d1.absent = CASE WHEN s."zip" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_1" WHERE absent = 2) AS u1
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS VARCHAR)) END AS level_1,
  CASE WHEN LENGTH(label) <= 2 THEN CAST('***' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 2) || CAST('**' AS VARCHAR)) END AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v1 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v1 FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1 FROM "main"."people") AS combined WHERE v1 IS NOT NULL) AS s
) AS v
) AS ruled
GROUP BY level_0
) AS h1 ON h1.item = (CAST(CAST(s."zip" AS VARCHAR) AS VARCHAR) COLLATE "binary")
LEFT JOIN "main"."sqlanon_compiled_run_run_2" AS d2
  ON d2.item = COALESCE((CAST(CAST(s."city" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d2.absent = CASE WHEN s."city" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_2" WHERE absent = 2) AS u2
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT CAST(v2 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v2 FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS v2 FROM "main"."people") AS combined WHERE v2 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h2 ON h2.item = (CAST(CAST(s."city" AS VARCHAR) AS VARCHAR) COLLATE "binary")
      ) AS r
      UNION ALL
      SELECT DISTINCT (CAST(r.l0 AS VARCHAR) COLLATE "binary"), (CAST(r.l1 AS VARCHAR) COLLATE "binary"), (CAST(r.l2 AS VARCHAR) COLLATE "binary"), 0, 1, 0
      FROM (
SELECT
  CASE WHEN d0.absent IS NULL THEN COALESCE(h0.label, u0.label)
      ELSE d0.label END AS l0,
  CASE WHEN d1.absent IS NULL THEN COALESCE(h1.label, u1.label)
      ELSE d1.label END AS l1,
  CASE WHEN d2.absent IS NULL THEN COALESCE(h2.label, u2.label)
      ELSE d2.label END AS l2
FROM "main"."people" AS s
LEFT JOIN "main"."sqlanon_compiled_run_run_0" AS d0
  ON d0.item = COALESCE((CAST(CAST(s."age" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d0.absent = CASE WHEN s."age" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_0" WHERE absent = 2) AS u0
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT CAST(v0 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v0 FROM (SELECT "age" AS v0 FROM "main"."people") AS combined WHERE v0 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h0 ON h0.item = (CAST(CAST(s."age" AS VARCHAR) AS VARCHAR) COLLATE "binary")
LEFT JOIN "main"."sqlanon_compiled_run_run_1" AS d1
  ON d1.item = COALESCE((CAST(CAST(s."zip" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d1.absent = CASE WHEN s."zip" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_1" WHERE absent = 2) AS u1
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS VARCHAR)) END AS level_1,
  CASE WHEN LENGTH(label) <= 2 THEN CAST('***' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 2) || CAST('**' AS VARCHAR)) END AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v1 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v1 FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1 FROM "main"."people") AS combined WHERE v1 IS NOT NULL) AS s
) AS v
) AS ruled
GROUP BY level_0
) AS h1 ON h1.item = (CAST(CAST(s."zip" AS VARCHAR) AS VARCHAR) COLLATE "binary")
LEFT JOIN "main"."sqlanon_compiled_run_run_2" AS d2
  ON d2.item = COALESCE((CAST(CAST(s."city" AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND d2.absent = CASE WHEN s."city" IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM "main"."sqlanon_compiled_run_run_2" WHERE absent = 2) AS u2
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT CAST(v2 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v2 FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS v2 FROM "main"."people") AS combined WHERE v2 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h2 ON h2.item = (CAST(CAST(s."city" AS VARCHAR) AS VARCHAR) COLLATE "binary")
      ) AS r
      UNION ALL
      SELECT DISTINCT (CAST("age" AS VARCHAR) COLLATE "binary"), (CAST("zip" AS VARCHAR) COLLATE "binary"), (CAST("city" AS VARCHAR) COLLATE "binary"), 0, 0, 1
      FROM "main"."released"
    ) AS united
    WINDOW w AS (PARTITION BY
q0, q1, q2)
  ) AS joined
  WHERE public = 1 AND (found = 0 OR shown > 0)
) AS recoded_population;

-- name: codes
SELECT COALESCE(label, '') AS item, CASE WHEN value IS NULL THEN 1 ELSE 0 END AS absent, MIN(code) AS code
, MIN(value) AS value
FROM "dictionary_1"
GROUP BY COALESCE(label, ''), CASE WHEN value IS NULL THEN 1 ELSE 0 END;

-- name: members
SELECT DISTINCT a.class, c.c2 AS code
FROM "assignment_1" AS a
JOIN "cells_1" AS c ON c.cell = a.cell;

-- name: regions
SELECT a.class
, MIN(c.c0) AS lo0, MAX(c.c0) AS hi0,
  MIN(m.l0) AS l0, MIN(c.c1) AS lo1, MAX(c.c1) AS hi1,
  MIN(m.l1) AS l1, MIN(c.c2) AS lo2, MAX(c.c2) AS hi2,
  MIN(m.l2) AS l2
FROM "assignment_1" AS a
JOIN "cells_1" AS c ON c.cell = a.cell
JOIN "map_1" AS m ON
m.c0 = c.c0 AND m.c1 = c.c1 AND m.c2 = c.c2
GROUP BY a.class
UNION ALL
SELECT -1
, NULL, NULL,
CAST('*' AS VARCHAR), NULL, NULL,
(SELECT MIN(l3) FROM "tree_1"), NULL, NULL,
CAST('*' AS VARCHAR);

-- name: without_keys
SELECT "age" AS "age", "zip" AS "zip", "city" AS "city", "grade" AS "grade", "illness" AS "illness"
FROM "rows_1"
ORDER BY RANDOM();

-- name: differing
SELECT 0 AS place, (SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "main"."released"
    UNION ALL
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary"), (CAST("zip" AS VARCHAR) COLLATE "binary"), (CAST("city" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "rows_1"
  ) AS both_relations
  GROUP BY q0, q1, q2
) AS classes
WHERE here <> there
) AS violating;

-- name: cells_apart
SELECT a.cell, a.class
FROM "placed_1" AS a
JOIN "placed_2" AS f ON f.cell = a.cell
WHERE f.class <> a.class;

-- name: all_members
SELECT class, code FROM "members_1"
UNION ALL
SELECT -2 - x.cell, c.c2
FROM "apart_1" AS x
JOIN "cells_1" AS c ON c.cell = x.cell;

-- name: all_regions
SELECT g.class, g.lo0, g.hi0, g.l0, g.lo1, g.hi1, g.l1, g.lo2, g.hi2, g.l2
FROM "regions_1" AS g
UNION ALL
SELECT -2 - x.cell, c.c0, c.c0, g.l0, c.c1, c.c1, g.l1, c.c2, c.c2, g.l2
FROM "apart_1" AS x
JOIN "cells_1" AS c ON c.cell = x.cell
JOIN "regions_1" AS g ON g.class = x.class
UNION ALL
SELECT -1
, NULL, NULL,
CAST('*' AS VARCHAR), NULL, NULL,
(SELECT MIN(l3) FROM "tree_1"), NULL, NULL,
CAST('*' AS VARCHAR);
