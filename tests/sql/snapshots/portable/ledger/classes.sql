SELECT ROW_NUMBER() OVER (ORDER BY l0, l1, l2) AS class, l0, l1, l2
FROM (
  SELECT DISTINCT (CAST("age" AS VARCHAR) COLLATE "binary") AS l0, (CAST("born" AS VARCHAR) COLLATE "binary") AS l1, (CAST("score" AS VARCHAR) COLLATE "binary") AS l2  FROM "main"."released"
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0, l1, l2) AS class, l0, l1, l2
FROM (
  SELECT DISTINCT CAST((CAST("age" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l0, CAST((CAST("zip" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l1, CAST((CAST("city" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l2  FROM "people"
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0
FROM (
  SELECT DISTINCT CAST((CAST("kind" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l0  FROM "birds"
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0
FROM (
  SELECT DISTINCT CAST("age" AS VARCHAR) AS l0  FROM "named"
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0
FROM (
  SELECT DISTINCT CAST((CAST("age" AS VARCHAR) COLLATE "binary") AS VARCHAR) AS l0  FROM "ages"
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0) AS class, l0
FROM (
  SELECT DISTINCT CAST("age" AS VARCHAR) AS l0  FROM "wards"
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0, l1, l2) AS class, l0, l1, l2
FROM (
  SELECT DISTINCT (CAST("age" AS VARCHAR) COLLATE "binary") AS l0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS l1, (CAST("city" AS VARCHAR) COLLATE "binary") AS l2  FROM "main"."released"
) AS published;

SELECT ROW_NUMBER() OVER (ORDER BY l0, l1, l2) AS class, l0, l1, l2
FROM (
  SELECT DISTINCT (CAST("longitude" AS VARCHAR) COLLATE "binary") AS l0, (CAST("latitude" AS VARCHAR) COLLATE "binary") AS l1, (CAST("station" AS VARCHAR) COLLATE "binary") AS l2  FROM "main"."released_points"
) AS published;
