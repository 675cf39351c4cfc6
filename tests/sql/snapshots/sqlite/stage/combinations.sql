SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`city` AS TEXT) COLLATE BINARY AS v2
  FROM `people`
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    CAST(`x` AS TEXT) COLLATE BINARY AS v0,
    CAST(`y` AS TEXT) COLLATE BINARY AS v1,
    +`client` AS v2
  FROM `calls`
) AS s
GROUP BY v0, v1, v2;

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

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`born` AS TEXT) COLLATE BINARY AS v1,
    +`score` AS v2
  FROM `people`
) AS s
GROUP BY v0, v1, v2;

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

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`town` AS TEXT) COLLATE BINARY AS v1
  FROM `grouped`
) AS s
GROUP BY v0, v1;

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

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    +`sqlanon_node` AS v1
  FROM `persons_1`
) AS s
GROUP BY v0, v1;

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

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`town` AS TEXT) COLLATE BINARY AS v1
  FROM `copy_1`
) AS s
GROUP BY v0, v1;

SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0
  FROM `copy_1`
) AS s
GROUP BY v0;

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

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    +`score` AS v1
  FROM `people`
) AS s
GROUP BY v0, v1;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`city` AS TEXT) COLLATE BINARY AS v2
  FROM `persons_1`
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`city` AS TEXT) COLLATE BINARY AS v2,
    +`visits` AS v3
  FROM `aggregated_1`
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, v2, v3, v4, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`city` AS TEXT) COLLATE BINARY AS v2,
    CAST(`illness` AS TEXT) COLLATE BINARY AS v3,
    +`sqlanon_pair` AS v4
  FROM `signed_1`
) AS s
GROUP BY v0, v1, v2, v3, v4;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    +`longitude` AS v0,
    CAST(`zone` AS TEXT) COLLATE BINARY AS v1,
    CAST(`station` AS TEXT) COLLATE BINARY AS v2
  FROM `measured_points`
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    +`v` AS v0,
    +`who` AS v1
  FROM `numbered`
) AS s
GROUP BY v0, v1;

SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0
  FROM `people`
) AS s
GROUP BY v0;

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

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    CAST(`what` AS TEXT) COLLATE BINARY AS v0,
    +`whose` AS v1
  FROM `buys`
) AS s
GROUP BY v0, v1;

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

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`city` AS TEXT) COLLATE BINARY AS v2
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2;
