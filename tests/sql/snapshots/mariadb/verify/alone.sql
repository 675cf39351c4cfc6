SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT `born` AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT `born` AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT `born` AS c FROM `people`) AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 4 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
  GROUP BY c
) AS by_value
UNION ALL
SELECT 5 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT `person` AS c FROM `aggregated_1`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT `born` AS c FROM `aggregated_1`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `aggregated_1`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT `person` AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT `born` AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring
FROM (
  SELECT c, COUNT(*) AS n
  FROM (SELECT CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `people`) AS rows_of_it
  WHERE c IS NOT NULL
  GROUP BY c
) AS by_value;
