DROP TABLE IF EXISTS `_sqlanon_combinations`;

DROP TABLE IF EXISTS `_sqlanon_cells`;

DROP TABLE IF EXISTS `_sqlanon_levels`;
