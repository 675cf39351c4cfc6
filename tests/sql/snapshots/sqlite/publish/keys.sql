CREATE TEMPORARY TABLE `_sqlanon_keys` (inner0 TEXT, outer0 TEXT);
