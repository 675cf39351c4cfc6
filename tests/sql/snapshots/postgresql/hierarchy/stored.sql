CREATE TABLE "place"."cities" (
  level_0 TEXT,
  level_1 TEXT,
  level_2 TEXT
);

CREATE TABLE "place"."zips" (
  level_0 TEXT,
  level_1 TEXT,
  level_2 TEXT
);
