DROP TABLE IF EXISTS `_sqlanon_target`;

DROP TABLE IF EXISTS `place`.`_sqlanon_target`;
