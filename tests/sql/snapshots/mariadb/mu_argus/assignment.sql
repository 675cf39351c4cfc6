CREATE TEMPORARY TABLE `_sqlanon_assignment` AS
SELECT cell, class, n FROM `_sqlanon_classes` WHERE size >= 3;
