SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`born` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`score` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q4, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q5, 1 AS s FROM `place`.`_sqlanon_target`
) AS released
GROUP BY q0, q1, q2, q3, q4, q5;

SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, `score` AS q2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q4, 1 AS s FROM `place`.`_sqlanon_target`
) AS released
GROUP BY q0, q1, q2, q3, q4;

SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, 1 AS s FROM `place`.`_sqlanon_target`
) AS released
GROUP BY q0, q1, q2;

SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, 1 AS s FROM `place`.`_sqlanon_target`
) AS released
GROUP BY q0, q1, q2;

SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT CONVERT(`v` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, 1 AS s FROM `place`.`_sqlanon_target`
) AS released
GROUP BY q0;

SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, 1 AS s FROM `_sqlanon_target`
) AS released
GROUP BY q0, q1, q2;

SELECT COUNT(*) AS n, COUNT(DISTINCT s) AS measure,
  CASE WHEN COUNT(DISTINCT s) < 2 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT `age` AS q0, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, `person` AS s FROM `people`
) AS released
GROUP BY q0, q1;
