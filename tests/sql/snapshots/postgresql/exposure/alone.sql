SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "client" AS c FROM "place"."calls") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "person" AS c FROM "place"."people") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "person" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST("zip" AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST("city" AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "person" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "born" AS c FROM "place"."people") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "id" AS c FROM "place"."nodes") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "person" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST("zip" AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "born" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST("score" AS TEXT) AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "id" AS c FROM "place"."cards") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "id" AS c FROM "place"."pets") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "id" AS c FROM "place"."birds") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "id" AS c FROM "place"."named") AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST("name" AS TEXT) COLLATE "C" AS c FROM "place"."named") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "id" AS c FROM "place"."ages") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "id" AS c FROM "place"."wards") AS rows_of_it;

SELECT 0 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT "person" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST("zip" AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT "born" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(CAST("score" AS TEXT) AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 4 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST("grade" AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 5 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST("illness" AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "person" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST("zip" AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "born" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST("city" AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "person" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "born" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST("score" AS TEXT) AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST("grade" AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "person" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "age" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST("zip" AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "born" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 4 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST("score" AS TEXT) AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "person" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST("zip" AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "born" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST("score" AS TEXT) AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it
UNION ALL
SELECT 4 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST("city" AS TEXT) COLLATE "C" AS c FROM "place"."people") AS rows_of_it;
