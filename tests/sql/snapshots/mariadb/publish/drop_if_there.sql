DROP TABLE IF EXISTS `place`.`_sqlanon_target`;
