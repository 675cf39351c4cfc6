CREATE TABLE IF NOT EXISTS `place`.`sqlanon_runs_classes` (
  run_id LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin NOT NULL,
  class bigint(20) NOT NULL,
  place bigint(20) NOT NULL,
  label LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
);
