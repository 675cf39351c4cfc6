SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("born" AS VARCHAR) COLLATE "binary") AS q2, (CAST("score" AS VARCHAR) COLLATE "binary") AS q3, (CAST("city" AS VARCHAR) COLLATE "binary") AS q4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q5
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1, q2, q3, q4, q5
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("born" AS VARCHAR) COLLATE "binary") AS q1, (CAST("score" AS VARCHAR) COLLATE "binary") AS q2
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1, q2
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("seen" AS VARCHAR) COLLATE "binary") AS q0, (CAST("at" AS VARCHAR) COLLATE "binary") AS q1
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q4
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1, q2, q3, q4
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1, q2, q3
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1, q2
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("v" AS VARCHAR) COLLATE "binary") AS q0
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS q0
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
    FROM "target_1"
  ) AS released
  GROUP BY q0, q1, q2
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "age" AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1
    FROM "cards"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("kind" AS VARCHAR) COLLATE "binary") AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1
    FROM "pets"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("kind" AS VARCHAR) COLLATE "binary") AS q0
    FROM "birds"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "age" AS q0
    FROM "named"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0
    FROM "ages"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "age" AS q0
    FROM "wards"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
    FROM "people"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q3
    FROM "persons_1"
  ) AS released
  GROUP BY q0, q1, q2, q3
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
    FROM "persons_1"
  ) AS released
  GROUP BY q0, q1, q2
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "age" AS q0, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT "group_id" AS q0
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("visits" AS VARCHAR) COLLATE "binary") AS q3
    FROM "main"."target_1"
  ) AS released
  GROUP BY q0, q1, q2, q3
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
    FROM "written_1"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT sqlanon_joint AS q0
    FROM "joint_1"
  ) AS released
  GROUP BY q0
) AS classes;
