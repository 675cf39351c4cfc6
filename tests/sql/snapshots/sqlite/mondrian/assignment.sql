CREATE TEMPORARY TABLE `_sqlanon_assignment` AS
SELECT cell, part AS class, n FROM `_sqlanon_open` WHERE 1 = 0;
