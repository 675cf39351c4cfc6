SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`client` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `calls`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`city` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `nodes`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `cards`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `pets`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `birds`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `named`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`name` AS TEXT) COLLATE BINARY AS c FROM `named`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `ages`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `wards`) AS rows_of_it;

SELECT 0 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 4 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(`grade` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 5 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(`illness` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`city` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `aggregated_1`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `aggregated_1`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `aggregated_1`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`grade` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 4 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it;

SELECT 0 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 4 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT CAST(`city` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it;
