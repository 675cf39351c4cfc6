CREATE TABLE `place`.`target_1` (
  `person` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `age` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `zip` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `born` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `score` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `city` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `grade` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `zip` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `born` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `score` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `city` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `grade` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` bigint(20),
  `zip` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `score` double,
  `city` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` bigint(20),
  `zip` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `city` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `zip` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `city` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `v` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `zip` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `score` double,
  `city` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `city` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `zip` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `city` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `grade` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `zip` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
  `city` longtext COLLATE utf8mb4_general_ci,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` bigint(20),
  `zip` longtext COLLATE utf8mb4_general_ci,
  `city` longtext COLLATE utf8mb4_general_ci,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `group_id` BIGINT NOT NULL
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';
