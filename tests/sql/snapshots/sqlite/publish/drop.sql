DROP TABLE `told_1`;
