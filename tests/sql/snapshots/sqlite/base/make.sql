CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, v4, v5, COUNT(*) AS n
FROM (
  SELECT v0, v1, v2, v3, v4, v5, seen
  FROM (
    SELECT +`age` AS v0, CAST(`zip` AS TEXT) COLLATE BINARY AS v1, +`score` AS v2, CAST(`city` AS TEXT) COLLATE BINARY AS v3, CAST(`grade` AS TEXT) COLLATE BINARY AS v4, CAST(`illness` AS TEXT) COLLATE BINARY AS v5, 1 AS seen
    FROM `people`
  ) AS numbered
) AS looked_at

GROUP BY v0, v1, v2, v3, v4, v5;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, v4, v5, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`born` AS TEXT) COLLATE BINARY AS v2,
    +`score` AS v3,
    CAST(`city` AS TEXT) COLLATE BINARY AS v4,
    CAST(`grade` AS TEXT) COLLATE BINARY AS v5
  FROM `people`
) AS s
GROUP BY v0, v1, v2, v3, v4, v5;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`born` AS TEXT) COLLATE BINARY AS v1,
    +`score` AS v2
  FROM `people`
) AS s
GROUP BY v0, v1, v2;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, v4, COUNT(*) AS n, MIN(seen) AS seen
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    +`score` AS v2,
    CAST(`city` AS TEXT) COLLATE BINARY AS v3,
    CAST(`grade` AS TEXT) COLLATE BINARY AS v4,
    ROW_NUMBER() OVER () AS seen
  FROM `people`
) AS s
GROUP BY v0, v1, v2, v3, v4;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    +`score` AS v2,
    CAST(`city` AS TEXT) COLLATE BINARY AS v3
  FROM `people`
) AS s
GROUP BY v0, v1, v2, v3;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`city` AS TEXT) COLLATE BINARY AS v2
  FROM `people`
) AS s
GROUP BY v0, v1, v2;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`town` AS TEXT) COLLATE BINARY AS v1
  FROM `grouped`
) AS s
GROUP BY v0, v1;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, v4, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`city` AS TEXT) COLLATE BINARY AS v2,
    CAST(`grade` AS TEXT) COLLATE BINARY AS v3,
    CAST(`illness` AS TEXT) COLLATE BINARY AS v4
  FROM `people`
) AS s
GROUP BY v0, v1, v2, v3, v4;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`city` AS TEXT) COLLATE BINARY AS v2,
    +`score` AS v3
  FROM `people`
) AS s
GROUP BY v0, v1, v2, v3;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`city` AS TEXT) COLLATE BINARY AS v1,
    CAST(`illness` AS TEXT) COLLATE BINARY AS v2,
    +`person` AS v3
  FROM `people`
) AS s
GROUP BY v0, v1, v2, v3;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`city` AS TEXT) COLLATE BINARY AS v2,
    +`person` AS v3
  FROM `people`
) AS s
GROUP BY v0, v1, v2, v3;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`city` AS TEXT) COLLATE BINARY AS v2,
    CAST(`illness` AS TEXT) COLLATE BINARY AS v3
  FROM `people`
) AS s
GROUP BY v0, v1, v2, v3;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`city` AS TEXT) COLLATE BINARY AS v2,
    CAST(`grade` AS TEXT) COLLATE BINARY AS v3
  FROM `people`
) AS s
GROUP BY v0, v1, v2, v3;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    +`score` AS v1
  FROM `people`
) AS s
GROUP BY v0, v1;

CREATE TEMPORARY TABLE `numbers_1` AS
SELECT r.old, ROW_NUMBER() OVER (ORDER BY r.lot) AS new
FROM (SELECT s.`person` AS old, RANDOMBLOB(16) AS lot FROM `people` AS s) AS r;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    +`longitude` AS v0,
    CAST(`zone` AS TEXT) COLLATE BINARY AS v1,
    CAST(`station` AS TEXT) COLLATE BINARY AS v2
  FROM `measured_points`
) AS s
GROUP BY v0, v1, v2;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    +`v` AS v0,
    +`who` AS v1
  FROM `numbered`
) AS s
GROUP BY v0, v1;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0
  FROM `people`
) AS s
GROUP BY v0;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`illness` AS TEXT) COLLATE BINARY AS v2,
    CAST(`city` AS TEXT) COLLATE BINARY AS v3
  FROM `people`
) AS s
GROUP BY v0, v1, v2, v3;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    CAST(`what` AS TEXT) COLLATE BINARY AS v0,
    +`whose` AS v1
  FROM `buys`
) AS s
GROUP BY v0, v1;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, SUM(here) AS n, SUM(1 - here) AS members
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    1 AS here
  FROM `people`
  UNION ALL
  SELECT +`age`, CAST(`zip` AS TEXT) COLLATE BINARY, 0
  FROM `everybody`
) AS s
GROUP BY v0, v1;
