SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `born` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `client` AS c FROM `calls`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `person` AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `born` AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `id` AS c FROM `nodes`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `born` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `id` AS c FROM `cards`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `id` AS c FROM `pets`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `id` AS c FROM `birds`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `id` AS c FROM `wards`) AS rows_of_it;

SELECT 0 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT `born` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 4 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 5 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `born` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `person` AS c FROM `aggregated_1`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `born` AS c FROM `aggregated_1`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `aggregated_1`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `born` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `age` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `born` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 4 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT `born` AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 4 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it;
