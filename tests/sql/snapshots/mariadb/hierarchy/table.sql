CREATE TEMPORARY TABLE `_sqlanon_levels` AS
SELECT
  CONVERT(CONVERT(`level_0` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_0,
  CONVERT(CONVERT(`level_1` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_1,
  CONVERT(CONVERT(`level_2` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_2
FROM `cities`;

CREATE TEMPORARY TABLE `_sqlanon_levels` AS
SELECT
  CONVERT(CONVERT(`level_0` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_0,
  CONVERT(CONVERT(`level_1` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_1,
  CONVERT(CONVERT(`level_2` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_2,
  CONVERT(CONVERT(`level_3` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_3
FROM `faulty`;
