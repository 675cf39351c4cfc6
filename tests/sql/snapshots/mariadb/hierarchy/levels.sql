CREATE TEMPORARY TABLE `_sqlanon_levels` (
  level_0 LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  level_1 LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  level_2 LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
);
