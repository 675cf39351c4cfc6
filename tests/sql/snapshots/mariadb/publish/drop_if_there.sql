DROP TABLE IF EXISTS `place`.`target_1`;

DROP TABLE IF EXISTS `place`.`old_1`;
