-- name: lock
SELECT COUNT(*) FROM `wards` USE INDEX () FOR UPDATE;

-- name: hold
SELECT GET_LOCK('relation_1', 0);

-- name: lot
RANDOM_BYTES(16);

-- name: keep
CREATE TABLE `place`.`sqlanon_compiled_run_run_0` COMMENT = 'sqlanon: recoding of a script, raw values; `sqlanon compile --drop` removes it' AS
SELECT item, absent, code, value FROM `codes_1`;

-- name: create
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

-- name: comment
ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: l_diversity 3, l_diversity 0.666667, t_closeness (required 0.9), alpha_k (required 1), alpha_k (required 0.9), delta_disclosure (required 9) reached; 40 rows in 4 classes';

-- name: rename
RENAME TABLE `place`.`target_1` TO `place`.`released_points`;

-- name: exchange_all
RENAME TABLE
`place`.`target_1` TO `place`.`released`,
`place`.`target1_1` TO `place`.`visits_released`,
`place`.`target2_1` TO `place`.`costs_released`;

-- name: exchange
RENAME TABLE `place`.`released_points` TO `place`.`old_1`, `place`.`target_1` TO `place`.`released_points`;

-- name: let_go
SELECT RELEASE_LOCK('relation_1');

-- name: shown
SELECT 1
FROM information_schema.views
WHERE table_schema = 'place' AND table_name = 'shown' AND view_definition LIKE '%sqlanon_recoding_run%';
