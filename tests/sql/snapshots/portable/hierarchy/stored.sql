CREATE TABLE "cities" (
  level_0 VARCHAR,
  level_1 VARCHAR,
  level_2 VARCHAR
);

CREATE TABLE "zips" (
  level_0 VARCHAR,
  level_1 VARCHAR,
  level_2 VARCHAR
);
