CREATE TEMPORARY TABLE `_sqlanon_levels` AS
SELECT CONVERT(v5 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_0, CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_1
FROM (SELECT DISTINCT v5 FROM `_sqlanon_combinations` WHERE v5 IS NOT NULL) AS s;

CREATE TEMPORARY TABLE `_sqlanon_levels` AS
SELECT CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_0, CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_1
FROM (SELECT DISTINCT v0 FROM `_sqlanon_combinations` WHERE v0 IS NOT NULL) AS s;
