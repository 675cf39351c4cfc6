DROP TEMPORARY TABLE IF EXISTS `combinations_1`;

DROP TEMPORARY TABLE IF EXISTS `shaped_1`;

DROP TEMPORARY TABLE IF EXISTS `cells_1`;

DROP TEMPORARY TABLE IF EXISTS `ends_1`;

DROP TEMPORARY TABLE IF EXISTS `pieces_1`;

DROP TEMPORARY TABLE IF EXISTS `levels_1`,`hierarchy_1`;

DROP TEMPORARY TABLE IF EXISTS `combinations_1`,`levels_1`,`hierarchy_1`;

DROP TEMPORARY TABLE IF EXISTS `listed_1`,`counts_1`,`counts_2`,`levels_1`,`hierarchy_1`,`listed_2`;
