CREATE TABLE `main`.`_sqlanon_target` (
  `person` TEXT,
  `age` TEXT,
  `zip` TEXT,
  `born` TEXT,
  `score` TEXT,
  `city` TEXT,
  `grade` TEXT,
  `illness` TEXT
);

CREATE TABLE `main`.`_sqlanon_target` (
  `age` TEXT,
  `zip` TEXT,
  `born` TEXT,
  `score` TEXT,
  `city` TEXT,
  `grade` TEXT,
  `illness` TEXT
);

CREATE TABLE `main`.`_sqlanon_target` (
  `age` INTEGER,
  `zip` TEXT,
  `score` REAL,
  `city` TEXT,
  `grade` TEXT,
  `illness` TEXT
);

CREATE TABLE `main`.`_sqlanon_target` (
  `age` INTEGER,
  `zip` TEXT,
  `city` TEXT,
  `grade` TEXT,
  `illness` TEXT
);

CREATE TABLE `main`.`_sqlanon_target` (
  `age` TEXT,
  `zip` TEXT,
  `city` TEXT,
  `grade` TEXT,
  `illness` TEXT
);

CREATE TABLE `main`.`_sqlanon_target` (
  `v` TEXT
);

CREATE TABLE `main`.`_sqlanon_target` (
  `age` TEXT,
  `zip` TEXT,
  `score` REAL,
  `city` TEXT,
  `grade` TEXT,
  `illness` TEXT
);

CREATE TABLE `main`.`_sqlanon_target` (
  `age` TEXT,
  `city` TEXT,
  `grade` TEXT,
  `illness` TEXT
);

CREATE TABLE `_sqlanon_target` (
  `age` TEXT,
  `zip` TEXT,
  `city` TEXT,
  `grade` TEXT,
  `illness` TEXT
);
