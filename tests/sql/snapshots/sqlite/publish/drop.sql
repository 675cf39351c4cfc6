DROP TABLE `people`;
