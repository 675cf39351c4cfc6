CREATE TEMPORARY TABLE `sent_1` (
  `inner0` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `outer0` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
);
