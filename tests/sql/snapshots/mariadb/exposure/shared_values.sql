SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, q3, q4, c, COUNT(*) AS n
    FROM (
      SELECT `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q4, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `place`.`target_1`
    ) AS rows_of_it
    GROUP BY q0, q1, q2, q3, q4, c
  ) AS values_of_it
  GROUP BY q0, q1, q2, q3, q4
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, q3, c, COUNT(*) AS n
    FROM (
      SELECT `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `place`.`target_1`
    ) AS rows_of_it
    GROUP BY q0, q1, q2, q3, c
  ) AS values_of_it
  GROUP BY q0, q1, q2, q3
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, c, COUNT(*) AS n
    FROM (
      SELECT `age` AS q0, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c FROM `place`.`target_1`
    ) AS rows_of_it
    GROUP BY q0, q1, c
  ) AS values_of_it
  GROUP BY q0, q1
) AS classes
WHERE occurring = 1;
