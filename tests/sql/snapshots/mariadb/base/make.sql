CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, v4, v5, COUNT(*) AS n
FROM (
  SELECT `age` AS v0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1, `score` AS v2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v3, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v4, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v5, 1 AS seen
  FROM `people`
) AS looked_at

GROUP BY v0, v1, v2, v3, v4, v5;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `person`, `age`, `zip`, `born`, `score`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `age`, `zip`, `born`, `score`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `age`, `born`, `score`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `seen`, `at` FROM `visits`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `age`, `zip`, `score`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `age`, `town` FROM `grouped`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `v` FROM `few`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `zip`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `person`, `age`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2
  FROM `people`
) AS s
GROUP BY v0, v1, v2;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `person`, `age`, `zip`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `spelled_1` AS
SELECT l0, l1, l2, COUNT(*) AS n
FROM (
  SELECT
    CASE WHEN CONVERT(CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT(':' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS l0,
    CASE WHEN CONVERT(CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT(':' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS l1,
    CASE WHEN CONVERT(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT(':' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS l2
  FROM `one`
) AS marked
GROUP BY l0,l1,l2;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `age`, `score`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `numbers_1` AS
SELECT r.old, ROW_NUMBER() OVER (ORDER BY r.lot) AS new
FROM (SELECT s.`person` AS old, RANDOM_BYTES(16) AS lot FROM `people` AS s) AS r;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `person`, `longitude`, `latitude`, `station` FROM `measured_points`;
