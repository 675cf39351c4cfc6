SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`city` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `cards`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `pets`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `birds`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `named`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`name` AS TEXT) COLLATE BINARY AS c FROM `named`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `ages`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `wards`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 4 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`grade` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 5 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`illness` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`city` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `aggregated_1`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `aggregated_1`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `aggregated_1`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CAST(`grade` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;
