-- name: begin
-- sqlite
BEGIN;

-- name: of_columns
WITH there AS (
SELECT column_name AS name, REGEXP_REPLACE(data_type, 'ENUM\(.*\)', 'ENUM', 's') AS type
FROM information_schema.columns
WHERE table_catalog = CURRENT_DATABASE() AND table_name = 'released' AND table_schema = CURRENT_SCHEMA()
)
SELECT 1 AS number, 'column age' AS checked, 'VARCHAR' AS required,
  COALESCE((SELECT MIN(type) FROM there WHERE name = 'age'), 'missing') AS found,
  CASE WHEN (SELECT MIN(type) FROM there WHERE name = 'age') = 'VARCHAR' THEN 'ok' ELSE 'DIFFERS' END AS verdict
UNION ALL
SELECT 2 AS number, 'column zip' AS checked, 'VARCHAR' AS required,
  COALESCE((SELECT MIN(type) FROM there WHERE name = 'zip'), 'missing') AS found,
  CASE WHEN (SELECT MIN(type) FROM there WHERE name = 'zip') = 'VARCHAR' THEN 'ok' ELSE 'DIFFERS' END AS verdict
UNION ALL
SELECT 3 AS number, 'column city' AS checked, 'VARCHAR' AS required,
  COALESCE((SELECT MIN(type) FROM there WHERE name = 'city'), 'missing') AS found,
  CASE WHEN (SELECT MIN(type) FROM there WHERE name = 'city') = 'VARCHAR' THEN 'ok' ELSE 'DIFFERS' END AS verdict
UNION ALL
SELECT 4 AS number, 'column grade' AS checked, 'VARCHAR' AS required,
  COALESCE((SELECT MIN(type) FROM there WHERE name = 'grade'), 'missing') AS found,
  CASE WHEN (SELECT MIN(type) FROM there WHERE name = 'grade') = 'VARCHAR' THEN 'ok' ELSE 'DIFFERS' END AS verdict
UNION ALL
SELECT 5 AS number, 'column illness' AS checked, 'VARCHAR' AS required,
  COALESCE((SELECT MIN(type) FROM there WHERE name = 'illness'), 'missing') AS found,
  CASE WHEN (SELECT MIN(type) FROM there WHERE name = 'illness') = 'VARCHAR' THEN 'ok' ELSE 'DIFFERS' END AS verdict
UNION ALL
SELECT 0, ('column ' || name), 'no such column', type, 'DIFFERS'
FROM there
WHERE name NOT IN ('age', 'zip', 'city', 'grade', 'illness')
ORDER BY number;

-- name: counted
SELECT
COUNT(*) - COUNT("age"),
COUNT(*) - COUNT("zip"),
COUNT(*) - COUNT("city"),
COUNT(*) - COUNT("grade"),
COUNT(*) - COUNT("illness"),
COUNT(DISTINCT (CAST("age" AS VARCHAR) COLLATE "binary")),
COUNT(DISTINCT (CAST("zip" AS VARCHAR) COLLATE "binary")),
COUNT(DISTINCT (CAST("city" AS VARCHAR) COLLATE "binary"))
FROM "released";

-- name: of_values
SELECT number, checked, required, found, CASE WHEN found IS NULL AND stated IS NULL OR ABS(found - stated) <= near THEN 'ok' ELSE 'DIFFERS' END
 AS verdict
FROM (
  SELECT c.*, (
      SELECT COUNT(*) - COUNT("age")
      FROM "released") AS found
  FROM (
SELECT 6 AS number, 0 AS place, 0 AS kind, 'column age, NULL' AS checked,
    '= 0' AS required, CAST(0 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
  ) AS c
  UNION ALL
  SELECT c.*, (
      SELECT COUNT(*) - COUNT("zip")
      FROM "released") AS found
  FROM (
SELECT 7 AS number, 0 AS place, 0 AS kind, 'column zip, NULL' AS checked,
    '= 0' AS required, CAST(0 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
  ) AS c
  UNION ALL
  SELECT c.*, (
      SELECT COUNT(*) - COUNT("city")
      FROM "released") AS found
  FROM (
SELECT 8 AS number, 0 AS place, 0 AS kind, 'column city, NULL' AS checked,
    '= 7' AS required, CAST(7 AS DOUBLE PRECISION) AS stated, 7.000000000000001e-09 AS near
  ) AS c
  UNION ALL
  SELECT c.*, (
      SELECT COUNT(*) - COUNT("grade")
      FROM "released") AS found
  FROM (
SELECT 9 AS number, 0 AS place, 0 AS kind, 'column grade, NULL' AS checked,
    '= 0' AS required, CAST(0 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
  ) AS c
  UNION ALL
  SELECT c.*, (
      SELECT COUNT(*) - COUNT("illness")
      FROM "released") AS found
  FROM (
SELECT 10 AS number, 0 AS place, 0 AS kind, 'column illness, NULL' AS checked,
    '= 0' AS required, CAST(0 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
  ) AS c
  UNION ALL
  SELECT c.*, (
      SELECT COUNT(DISTINCT (CAST("age" AS VARCHAR) COLLATE "binary"))
      FROM "released") AS found
  FROM (
SELECT 11 AS number, 0 AS place, 1 AS kind, 'column age, different labels' AS checked,
    '= 17' AS required, CAST(17 AS DOUBLE PRECISION) AS stated, 1.7e-08 AS near
  ) AS c
  UNION ALL
  SELECT c.*, (
      SELECT COUNT(DISTINCT (CAST("zip" AS VARCHAR) COLLATE "binary"))
      FROM "released") AS found
  FROM (
SELECT 12 AS number, 0 AS place, 1 AS kind, 'column zip, different labels' AS checked,
    '= 8' AS required, CAST(8 AS DOUBLE PRECISION) AS stated, 8e-09 AS near
  ) AS c
  UNION ALL
  SELECT c.*, (
      SELECT COUNT(DISTINCT (CAST("city" AS VARCHAR) COLLATE "binary"))
      FROM "released") AS found
  FROM (
SELECT 13 AS number, 0 AS place, 1 AS kind, 'column city, different labels' AS checked,
    '= 4' AS required, CAST(4 AS DOUBLE PRECISION) AS stated, 4e-09 AS near
  ) AS c
) AS counted
ORDER BY number;

-- name: of_classes
WITH measured (classes, alone, held, smallest, largest, squares) AS (
SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
    FROM "released"
  ) AS released
  GROUP BY q0, q1, q2
) AS classes
)
SELECT number, checked, required, found, CASE WHEN found IS NULL AND stated IS NULL OR ABS(found - stated) <= near THEN 'ok' ELSE 'DIFFERS' END
 AS verdict
FROM (
  SELECT c.*, CASE kind
      WHEN 0 THEN held WHEN 1 THEN classes WHEN 2 THEN smallest WHEN 3 THEN CAST(held AS DOUBLE PRECISION) / NULLIF(classes, 0)
      WHEN 4 THEN largest WHEN 5 THEN CAST(1 AS DOUBLE PRECISION) / smallest WHEN 6 THEN CAST(classes AS DOUBLE PRECISION) / NULLIF(held, 0)
      WHEN 7 THEN CAST(alone AS DOUBLE PRECISION) / NULLIF(held, 0) END AS found
  FROM measured CROSS JOIN (
SELECT 14 AS number, 0 AS place, 0 AS kind, 'rows' AS checked,
    '= 40' AS required, CAST(40 AS DOUBLE PRECISION) AS stated, 4e-08 AS near
    UNION ALL
SELECT 15 AS number, 0 AS place, 1 AS kind, 'classes, count' AS checked,
    '= 17' AS required, CAST(17 AS DOUBLE PRECISION) AS stated, 1.7e-08 AS near
    UNION ALL
SELECT 16 AS number, 0 AS place, 2 AS kind, 'classes, min' AS checked,
    '= 2' AS required, CAST(2 AS DOUBLE PRECISION) AS stated, 2e-09 AS near
    UNION ALL
SELECT 17 AS number, 0 AS place, 3 AS kind, 'classes, mean' AS checked,
    '= 2.352941176' AS required, CAST(2.3529411764705883 AS DOUBLE PRECISION) AS stated, 2.3529411764705885e-09 AS near
    UNION ALL
SELECT 18 AS number, 0 AS place, 4 AS kind, 'classes, max' AS checked,
    '= 3' AS required, CAST(3 AS DOUBLE PRECISION) AS stated, 3.0000000000000004e-09 AS near
    UNION ALL
SELECT 19 AS number, 0 AS place, 5 AS kind, 'risk, highest' AS checked,
    '= 0.5' AS required, CAST(0.5 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
    UNION ALL
SELECT 20 AS number, 0 AS place, 6 AS kind, 'risk, average' AS checked,
    '= 0.425' AS required, CAST(0.425 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
    UNION ALL
SELECT 21 AS number, 0 AS place, 7 AS kind, 'risk, unique' AS checked,
    '= 0' AS required, CAST(0.0 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
  ) AS c
) AS compared
ORDER BY number;

-- name: of_known
SELECT number, checked, required, found, CASE WHEN found IS NULL AND stated IS NULL OR ABS(found - stated) <= near THEN 'ok' ELSE 'DIFFERS' END
 AS verdict
FROM (
  SELECT c.*, CASE kind
      WHEN 0 THEN occurring WHEN 1 THEN CAST(alone AS DOUBLE PRECISION) / NULLIF(held, 0) WHEN 2 THEN CAST(1 AS DOUBLE PRECISION) / smallest
      WHEN 3 THEN CAST(classes AS DOUBLE PRECISION) / NULLIF(held, 0) WHEN 4 THEN CAST(single AS DOUBLE PRECISION) / NULLIF(held, 0) END AS found
  FROM (
SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS c, (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "released"
    ) AS rows_of_it
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS c, (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "released"
    ) AS rows_of_it
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value
  ) AS measured
  JOIN (
SELECT 24 AS number, 0 AS place, 0 AS kind, 'column grade, values' AS checked,
    '= 3' AS required, CAST(3 AS DOUBLE PRECISION) AS stated, 3.0000000000000004e-09 AS near
    UNION ALL
SELECT 25 AS number, 0 AS place, 1 AS kind, 'column grade, unique_alone' AS checked,
    '= 0' AS required, CAST(0.0 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
    UNION ALL
SELECT 26 AS number, 0 AS place, 2 AS kind, 'column grade, risk, highest' AS checked,
    '= 1' AS required, CAST(1.0 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
    UNION ALL
SELECT 27 AS number, 0 AS place, 3 AS kind, 'column grade, risk, average' AS checked,
    '= 0.475' AS required, CAST(0.475 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
    UNION ALL
SELECT 28 AS number, 0 AS place, 4 AS kind, 'column grade, risk, unique' AS checked,
    '= 0.075' AS required, CAST(0.075 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
    UNION ALL
SELECT 29 AS number, 1 AS place, 0 AS kind, 'column illness, values' AS checked,
    '= 3' AS required, CAST(3 AS DOUBLE PRECISION) AS stated, 3.0000000000000004e-09 AS near
    UNION ALL
SELECT 30 AS number, 1 AS place, 1 AS kind, 'column illness, unique_alone' AS checked,
    '= 0' AS required, CAST(0.0 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
    UNION ALL
SELECT 31 AS number, 1 AS place, 2 AS kind, 'column illness, risk, highest' AS checked,
    '= 1' AS required, CAST(1.0 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
    UNION ALL
SELECT 32 AS number, 1 AS place, 3 AS kind, 'column illness, risk, average' AS checked,
    '= 0.475' AS required, CAST(0.475 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
    UNION ALL
SELECT 33 AS number, 1 AS place, 4 AS kind, 'column illness, risk, unique' AS checked,
    '= 0.075' AS required, CAST(0.075 AS DOUBLE PRECISION) AS stated, 1e-09 AS near
  ) AS c ON c.place = measured.place
) AS compared
ORDER BY number;

-- name: of_models
SELECT number, checked, required, found,
  CASE WHEN violating > 0 THEN 'FAILS' ELSE CASE WHEN found IS NULL AND stated IS NULL OR ABS(found - stated) <= near THEN 'ok' ELSE 'DIFFERS' END
 END AS verdict
FROM (
  SELECT c.*, violating, CASE kind
      WHEN 0 THEN CASE WHEN infinite = 0 THEN greatest END
      WHEN 1 THEN least
      WHEN 2 THEN CASE WHEN least > -0.5 THEN EXP(least) ELSE 0 END END AS found
  FROM (
WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "released"
) AS united
GROUP BY q0, q1, q2
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 2 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
  ) AS measured
  JOIN (
SELECT 22 AS number, 0 AS place, 1 AS kind, 'k_anonymity' AS checked,
    '>= 2, certified 2' AS required, CAST(2 AS DOUBLE PRECISION) AS stated, 2e-09 AS near
  ) AS c ON c.place = measured.place
) AS compared
ORDER BY number;
