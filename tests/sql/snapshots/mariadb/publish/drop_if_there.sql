DROP TABLE IF EXISTS `place`.`old_1`;
