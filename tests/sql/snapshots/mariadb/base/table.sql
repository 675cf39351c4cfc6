CREATE TEMPORARY TABLE `persons_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
);

CREATE TEMPORARY TABLE `sent_1` (
  `inner0` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `outer0` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
);

CREATE TEMPORARY TABLE `persons_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin
);

CREATE TEMPORARY TABLE `assignment_1` (
  `cell` bigint(20),
  `class` bigint(20),
  `n` bigint(20)
);
