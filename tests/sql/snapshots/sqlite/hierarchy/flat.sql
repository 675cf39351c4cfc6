CREATE TEMPORARY TABLE `_sqlanon_levels` AS
SELECT CAST(v5 AS TEXT) AS level_0, CAST('*' AS TEXT) AS level_1
FROM (SELECT DISTINCT v5 FROM `_sqlanon_combinations` WHERE v5 IS NOT NULL) AS s;

CREATE TEMPORARY TABLE `_sqlanon_levels` AS
SELECT CAST(v0 AS TEXT) AS level_0, CAST('*' AS TEXT) AS level_1
FROM (SELECT DISTINCT v0 FROM `_sqlanon_combinations` WHERE v0 IS NOT NULL) AS s;
