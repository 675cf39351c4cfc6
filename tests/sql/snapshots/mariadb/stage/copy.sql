CREATE TEMPORARY TABLE `_sqlanon_copy` AS
SELECT `person`, `age`, `zip`, `born`, `score`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `_sqlanon_copy` AS
SELECT `age`, `zip`, `born`, `score`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `_sqlanon_copy` AS
SELECT `age`, `zip`, `score`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `_sqlanon_copy` AS
SELECT `age`, `zip`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `_sqlanon_copy` AS
SELECT `v` FROM `few`;

CREATE TEMPORARY TABLE `_sqlanon_copy` AS
SELECT `person`, `age`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `_sqlanon_written` AS
SELECT `age`, `zip`, `city`, `grade`, `illness` FROM `_sqlanon_target`;
