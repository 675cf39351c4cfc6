INSERT INTO `cities`
SELECT level_0, level_1, level_2
FROM `_sqlanon_levels`;

INSERT INTO `zips`
SELECT level_0, level_1, level_2
FROM `_sqlanon_hierarchy`;
