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
