SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q4
    FROM `place`.`target_1`
  ) AS released
  GROUP BY q0, q1, q2, q3, q4
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3
    FROM `place`.`target_1`
  ) AS released
  GROUP BY q0, q1, q2, q3
) AS classes;

SELECT COUNT(*), MIN(n), MAX(n), COALESCE(SUM(n), 0), COALESCE(SUM(CAST(n AS DOUBLE) * n), 0),
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT `age` AS q0, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1
    FROM `place`.`target_1`
  ) AS released
  GROUP BY q0, q1
) AS classes;
