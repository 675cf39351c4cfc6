SELECT CAST(SUM(here) AS SIGNED) AS n, CAST(SUM(there) AS SIGNED) AS members
FROM (
  SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`born` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`score` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q4, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q5, 1 AS here, 0 AS there FROM `place`.`_sqlanon_target`
) AS united
GROUP BY q0, q1, q2, q3, q4, q5;

SELECT CAST(SUM(here) AS SIGNED) AS n, CAST(SUM(there) AS SIGNED) AS members
FROM (
  SELECT `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, `score` AS q2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q4, 1 AS here, 0 AS there FROM `place`.`_sqlanon_target`
) AS united
GROUP BY q0, q1, q2, q3, q4;

SELECT CAST(SUM(here) AS SIGNED) AS n, CAST(SUM(there) AS SIGNED) AS members
FROM (
  SELECT `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, 1 AS here, 0 AS there FROM `place`.`_sqlanon_target`
) AS united
GROUP BY q0, q1, q2;

SELECT CAST(SUM(here) AS SIGNED) AS n, CAST(SUM(there) AS SIGNED) AS members
FROM (
  SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, 1 AS here, 0 AS there FROM `place`.`_sqlanon_target`
) AS united
GROUP BY q0, q1, q2;

SELECT CAST(SUM(here) AS SIGNED) AS n, CAST(SUM(there) AS SIGNED) AS members
FROM (
  SELECT CONVERT(`v` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, 1 AS here, 0 AS there FROM `place`.`_sqlanon_target`
) AS united
GROUP BY q0;

SELECT CAST(SUM(here) AS SIGNED) AS n, CAST(SUM(there) AS SIGNED) AS members
FROM (
  SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, 1 AS here, 0 AS there FROM `_sqlanon_written`
) AS united
GROUP BY q0, q1, q2;

SELECT CAST(SUM(here) AS SIGNED) AS n, CAST(SUM(there) AS SIGNED) AS members
FROM (
  SELECT `age` AS q0, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, 1 AS here, 0 AS there FROM `people`
  UNION ALL
  SELECT `age`, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 0, 1 FROM `people`
) AS united
GROUP BY q0, q1;
