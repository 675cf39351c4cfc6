CREATE TEMPORARY TABLE `_sqlanon_levels` (
  level_0 TEXT,
  level_1 TEXT,
  level_2 TEXT
);
