SELECT COUNT(*), COALESCE(SUM(violates), 0), COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0),
  MIN(measure), MAX(measure), COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0)
FROM (
SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("born" AS VARCHAR) COLLATE "binary") AS q2, (CAST("score" AS VARCHAR) COLLATE "binary") AS q3, (CAST("city" AS VARCHAR) COLLATE "binary") AS q4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q5, 1 AS s FROM "main"."_sqlanon_target"
) AS released
GROUP BY q0, q1, q2, q3, q4, q5
) AS measured;

SELECT COUNT(*), COALESCE(SUM(violates), 0), COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0),
  MIN(measure), MAX(measure), COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0)
FROM (
SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, "score" AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q4, 1 AS s FROM "main"."_sqlanon_target"
) AS released
GROUP BY q0, q1, q2, q3, q4
) AS measured;

SELECT COUNT(*), COALESCE(SUM(violates), 0), COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0),
  MIN(measure), MAX(measure), COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0)
FROM (
SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS s FROM "main"."_sqlanon_target"
) AS released
GROUP BY q0, q1, q2
) AS measured;

SELECT COUNT(*), COALESCE(SUM(violates), 0), COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0),
  MIN(measure), MAX(measure), COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0)
FROM (
SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS s FROM "main"."_sqlanon_target"
) AS released
GROUP BY q0, q1, q2
) AS measured;

SELECT COUNT(*), COALESCE(SUM(violates), 0), COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0),
  MIN(measure), MAX(measure), COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0)
FROM (
SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT (CAST("v" AS VARCHAR) COLLATE "binary") AS q0, 1 AS s FROM "main"."_sqlanon_target"
) AS released
GROUP BY q0
) AS measured;

SELECT COUNT(*), COALESCE(SUM(violates), 0), COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0),
  MIN(measure), MAX(measure), COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0)
FROM (
SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS s FROM "_sqlanon_target"
) AS released
GROUP BY q0, q1, q2
) AS measured;

SELECT COUNT(*), COALESCE(SUM(violates), 0), COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0),
  MIN(measure), MAX(measure), COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0)
FROM (
SELECT COUNT(*) AS n, COUNT(DISTINCT s) AS measure,
  CASE WHEN COUNT(DISTINCT s) < 2 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1, "person" AS s FROM "people"
) AS released
GROUP BY q0, q1
) AS measured;
