CREATE TABLE `cities` (
  level_0 TEXT,
  level_1 TEXT,
  level_2 TEXT
);

CREATE TABLE `zips` (
  level_0 TEXT,
  level_1 TEXT,
  level_2 TEXT
);
