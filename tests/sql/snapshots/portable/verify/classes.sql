SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("x" AS VARCHAR) COLLATE "binary") AS q0, (CAST("y" AS VARCHAR) COLLATE "binary") AS q1
    FROM "persons_1"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS q0
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "group_id" AS q0
    FROM "persons_1"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1, q2
) AS classes;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "place_0" AS q0, "place_1" AS q1
    FROM "joint_1"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q3
    FROM "persons_1"
  ) AS released
  GROUP BY q0, q1, q2, q3
) AS classes;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
    FROM "persons_1"
  ) AS released
  GROUP BY q0, q1, q2
) AS classes;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "group_id" AS q0
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT sqlanon_joint AS q0
    FROM "joint_1"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "v" AS q0
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "v" AS q0, (CAST(CAST("w" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1
    FROM "persons_1"
  ) AS released
  GROUP BY q0, q1
) AS classes;
