CREATE TABLE `main`.`target_1` (
  `age` INTEGER,
  `zip` TEXT,
  `score` REAL,
  `city` TEXT,
  `grade` TEXT,
  `illness` TEXT
);

CREATE TABLE `main`.`target_1` (
  `age` TEXT,
  `zip` TEXT,
  `score` REAL,
  `city` TEXT,
  `grade` TEXT,
  `illness` TEXT
);

CREATE TABLE `main`.`target_1` (
  `age` INTEGER,
  `score` REAL,
  `grade` TEXT,
  `illness` TEXT
);

CREATE TABLE `main`.`target_1` (
  `age` INTEGER,
  `zip` TEXT,
  `city` TEXT,
  `grade` TEXT,
  `group_id` BIGINT NOT NULL
);

CREATE TABLE `main`.`target_1` (
  `age` TEXT,
  `zip` TEXT,
  `city` TEXT,
  `grade` TEXT,
  `illness` TEXT,
  `visits` TEXT NOT NULL,
  `cost` BIGINT NOT NULL
);

CREATE TABLE `main`.`target_1` (
  `v` INTEGER
);

CREATE TABLE `main`.`target_1` (
  `age` INTEGER,
  `zip` TEXT,
  `grade` TEXT,
  `group_id` BIGINT NOT NULL
);
