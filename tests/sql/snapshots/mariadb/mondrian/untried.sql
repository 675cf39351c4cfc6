CREATE TEMPORARY TABLE `_sqlanon_tried` (part BIGINT, tried BIGINT);
