SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0, n
FROM (
  SELECT CAST((CAST("city" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l0, COUNT(*) AS n
  FROM "keyed"
  GROUP BY CAST((CAST("city" AS VARCHAR) COLLATE "binary") AS VARCHAR)
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0, l1, l2) AS class, l0, l1, l2, n
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS l0, (CAST("born" AS VARCHAR) COLLATE "binary") AS l1, (CAST("score" AS VARCHAR) COLLATE "binary") AS l2, COUNT(*) AS n
  FROM "main"."released"
  GROUP BY (CAST("age" AS VARCHAR) COLLATE "binary"), (CAST("born" AS VARCHAR) COLLATE "binary"), (CAST("score" AS VARCHAR) COLLATE "binary")
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0, l1, l2) AS class, l0, l1, l2, n
FROM (
  SELECT CAST((CAST("age" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l0, CAST((CAST("zip" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l1, CAST((CAST("city" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l2, COUNT(*) AS n
  FROM "people"
  GROUP BY CAST((CAST("age" AS VARCHAR) COLLATE "binary") AS VARCHAR), CAST((CAST("zip" AS VARCHAR) COLLATE "binary") AS VARCHAR), CAST((CAST("city" AS VARCHAR) COLLATE "binary") AS VARCHAR)
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0, n
FROM (
  SELECT CAST((CAST("kind" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l0, COUNT(*) AS n
  FROM "birds"
  GROUP BY CAST((CAST("kind" AS VARCHAR) COLLATE "binary") AS VARCHAR)
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0, n
FROM (
  SELECT CAST("age" AS VARCHAR) AS l0, COUNT(*) AS n
  FROM "named"
  GROUP BY CAST("age" AS VARCHAR)
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0, n
FROM (
  SELECT CAST((CAST("age" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l0, COUNT(*) AS n
  FROM "ages"
  GROUP BY CAST((CAST("age" AS VARCHAR) COLLATE "binary") AS VARCHAR)
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0, n
FROM (
  SELECT CAST("age" AS VARCHAR) AS l0, COUNT(*) AS n
  FROM "wards"
  GROUP BY CAST("age" AS VARCHAR)
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0, l1, l2) AS class, l0, l1, l2, n
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS l0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS l1, (CAST("city" AS VARCHAR) COLLATE "binary") AS l2, COUNT(*) AS n
  FROM "main"."released"
  GROUP BY (CAST("age" AS VARCHAR) COLLATE "binary"), (CAST("zip" AS VARCHAR) COLLATE "binary"), (CAST("city" AS VARCHAR) COLLATE "binary")
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0, l1, l2) AS class, l0, l1, l2, n
FROM (
  SELECT (CAST("longitude" AS VARCHAR) COLLATE "binary") AS l0, (CAST("zone" AS VARCHAR) COLLATE "binary") AS l1, (CAST("station" AS VARCHAR) COLLATE "binary") AS l2, COUNT(*) AS n
  FROM "main"."released_points"
  GROUP BY (CAST("longitude" AS VARCHAR) COLLATE "binary"), (CAST("zone" AS VARCHAR) COLLATE "binary"), (CAST("station" AS VARCHAR) COLLATE "binary")
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0, n
FROM (
  SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS l0, COUNT(*) AS n
  FROM "main"."kept"
  GROUP BY (CAST("city" AS VARCHAR) COLLATE "binary")
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0, n
FROM (
  SELECT (CAST("what" AS VARCHAR) COLLATE "binary") AS l0, COUNT(*) AS n
  FROM "main"."kept"
  GROUP BY (CAST("what" AS VARCHAR) COLLATE "binary")
) AS published;
