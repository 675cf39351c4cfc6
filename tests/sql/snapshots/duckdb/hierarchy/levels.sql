CREATE TEMPORARY TABLE "_sqlanon_levels" (
  level_0 VARCHAR,
  level_1 VARCHAR,
  level_2 VARCHAR
);
