CREATE TEMPORARY TABLE `copy_1` AS
SELECT `person`, `age`, `zip`, `born`, `score`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `age`, `zip`, `born`, `score`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `seen`, `at` FROM `visits`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `age`, `zip`, `score`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `v` FROM `few`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `person`, `age`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `person`, `age`, `zip`, `city`, `grade`, `illness` FROM `people`;
