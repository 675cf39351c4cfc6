CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` varchar(4) COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `person` varchar(64) COLLATE utf8mb4_nopad_bin,
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `born` varchar(16) COLLATE utf8mb4_nopad_bin,
  `score` varchar(68) COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` varchar(6) COLLATE utf8mb4_nopad_bin,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `born` varchar(24) COLLATE utf8mb4_nopad_bin,
  `score` varchar(32) COLLATE utf8mb4_nopad_bin,
  `city` varchar(6) COLLATE utf8mb4_nopad_bin,
  `grade` mediumtext COLLATE utf8mb4_nopad_bin,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `born` varchar(24) COLLATE utf8mb4_nopad_bin,
  `score` varchar(68) COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `seen` varchar(35) COLLATE utf8mb4_nopad_bin,
  `at` varchar(26) COLLATE utf8mb4_nopad_bin
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` bigint(20),
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `score` double,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(20) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `town` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `v` mediumtext COLLATE utf8mb4_nopad_bin
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(20) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `score` double,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `group_id` bigint(20) NOT NULL
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(20) COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`sqlanon_recoding_run_map` (
  c0 bigint(20),
  c1 bigint(20),
  c2 bigint(20),
  place bigint(20),
  p0 varchar(44) COLLATE utf8mb4_nopad_bin,
  p1 mediumtext COLLATE utf8mb4_nopad_bin,
  p2 mediumtext COLLATE utf8mb4_nopad_bin
) COMMENT = 'sqlanon: recoding of a view, raw values; `sqlanon clean` removes it when the view is gone';

CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `score` mediumtext COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` varchar(6) COLLATE utf8mb4_nopad_bin,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`released` (
  `age` varchar(20) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'anonymized by a script that sqlanon compiled';

CREATE TABLE `place`.`target_1` (
  `age` varchar(20) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `city` longtext COLLATE utf8mb4_general_ci,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` bigint(20),
  `score` double,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` bigint(20),
  `zip` longtext COLLATE utf8mb4_general_ci,
  `city` longtext COLLATE utf8mb4_general_ci,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `group_id` bigint(20) NOT NULL
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `person` bigint(20) NOT NULL,
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci,
  `visits` varchar(44) COLLATE utf8mb4_nopad_bin NOT NULL,
  `cost` bigint(20) NOT NULL
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `illness` longtext COLLATE utf8mb4_general_ci,
  `group_id` bigint(20) NOT NULL
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `longitude` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zone` varchar(1) COLLATE utf8mb4_nopad_bin,
  `station` mediumtext COLLATE utf8mb4_nopad_bin
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `v` bigint(20)
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `person` bigint(20) NOT NULL,
  `city` mediumtext COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `illness` longtext COLLATE utf8mb4_general_ci
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` bigint(20),
  `zip` longtext COLLATE utf8mb4_general_ci,
  `grade` longtext COLLATE utf8mb4_general_ci,
  `group_id` bigint(20) NOT NULL
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `what` mediumtext COLLATE utf8mb4_nopad_bin
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';

CREATE TABLE `place`.`target_1` (
  `age` varchar(44) COLLATE utf8mb4_nopad_bin,
  `zip` mediumtext COLLATE utf8mb4_nopad_bin
) COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`';
