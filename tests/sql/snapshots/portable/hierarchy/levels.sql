CREATE TEMPORARY TABLE "levels_1" (
  level_0 VARCHAR,
  level_1 VARCHAR,
  level_2 VARCHAR
);
