CREATE TEMPORARY TABLE `_sqlanon_listed` (item LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, position BIGINT);
