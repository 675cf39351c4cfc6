-- name: drop
DROP TEMPORARY TABLE IF EXISTS `listed_1`,`counts_1`,`counts_2`,`levels_1`,`hierarchy_1`,`listed_2`;
