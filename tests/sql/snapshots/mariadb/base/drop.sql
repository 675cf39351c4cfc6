DROP TEMPORARY TABLE IF EXISTS `_sqlanon_combinations`;

DROP TEMPORARY TABLE IF EXISTS `_sqlanon_cells`;

DROP TEMPORARY TABLE IF EXISTS `_sqlanon_levels`;
