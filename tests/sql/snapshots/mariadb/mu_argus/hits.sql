CREATE TEMPORARY TABLE `_sqlanon_hits` AS
SELECT cell, s0 AS h0, s1 AS h1, s2 AS h2 FROM `_sqlanon_state` WHERE 1 = 0;
