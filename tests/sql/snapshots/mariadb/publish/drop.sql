DROP TABLE `place`.`old_1`;

DROP TABLE `old_1`;
