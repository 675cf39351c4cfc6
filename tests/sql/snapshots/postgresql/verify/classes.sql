SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("born" AS TEXT) COLLATE "C" AS q2, CAST("score" AS TEXT) COLLATE "C" AS q3, CAST("city" AS TEXT) COLLATE "C" AS q4, CAST("grade" AS TEXT) COLLATE "C" AS q5
    FROM "place"."_sqlanon_target"
  ) AS released
  GROUP BY q0, q1, q2, q3, q4, q5
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT CAST(CAST("age" AS TEXT) AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST(CAST("score" AS TEXT) AS TEXT) COLLATE "C" AS q2, CAST("city" AS TEXT) COLLATE "C" AS q3, CAST("grade" AS TEXT) COLLATE "C" AS q4
    FROM "place"."_sqlanon_target"
  ) AS released
  GROUP BY q0, q1, q2, q3, q4
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT CAST(CAST("age" AS TEXT) AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2
    FROM "place"."_sqlanon_target"
  ) AS released
  GROUP BY q0, q1, q2
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2
    FROM "place"."_sqlanon_target"
  ) AS released
  GROUP BY q0, q1, q2
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT CAST("v" AS TEXT) COLLATE "C" AS q0
    FROM "place"."_sqlanon_target"
  ) AS released
  GROUP BY q0
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("city" AS TEXT) COLLATE "C" AS q1
    FROM "place"."_sqlanon_target"
  ) AS released
  GROUP BY q0, q1
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT CAST(CAST("age" AS TEXT) AS TEXT) COLLATE "C" AS q0, CAST("city" AS TEXT) COLLATE "C" AS q1
    FROM "place"."people"
  ) AS released
  GROUP BY q0, q1
) AS classes;
