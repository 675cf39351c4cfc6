SELECT CAST(SUM(here) AS SIGNED) AS n,
  CAST(SUM(there) AS SIGNED) AS members
FROM (
  SELECT `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q4, 1 AS here, 0 AS there FROM `place`.`target_1`
) AS united
GROUP BY q0, q1, q2, q3, q4;

SELECT CAST(SUM(here) AS SIGNED) AS n,
  CAST(SUM(there) AS SIGNED) AS members
FROM (
  SELECT `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3, 1 AS here, 0 AS there FROM `place`.`target_1`
) AS united
GROUP BY q0, q1, q2, q3;

SELECT CAST(SUM(here) AS SIGNED) AS n,
  CAST(SUM(there) AS SIGNED) AS members
FROM (
  SELECT `age` AS q0, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, 1 AS here, 0 AS there FROM `place`.`target_1`
) AS united
GROUP BY q0, q1;
