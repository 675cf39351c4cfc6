DROP TABLE `place`.`old_1`;
