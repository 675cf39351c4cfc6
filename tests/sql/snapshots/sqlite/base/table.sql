CREATE TEMPORARY TABLE `assignment_1` (
  `cell` BIGINT,
  `class` BIGINT,
  `n` BIGINT
);
