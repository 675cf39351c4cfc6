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
SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    +`age` AS v0,
    CAST(`zip` AS TEXT) COLLATE BINARY AS v1,
    CAST(`city` AS TEXT) COLLATE BINARY AS v2
  FROM `people`
) AS s
GROUP BY v0, v1, v2;

CREATE TEMPORARY TABLE `shaped_1` AS
SELECT place, written, shape, plain, bare, number, SUBSTR(bare, 1, LENGTH(number)) AS dialled,
  REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
    shape, '(', ''), ')', '-'), '.', '-'), '/', '-'), ' ', '-'), '--', '-') AS grouped,
  SUBSTR(('0000000000000000000000000000000000' || plain), LENGTH(plain) + 16, 19) AS card,
  SUBSTR(('0000000000000000000000000000000000' || SUBSTR(plain, 5, 34) || SUBSTR(plain, 1, 4)), LENGTH(plain) + 1, 34) AS iban
FROM (
  SELECT place, written, shape, plain,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(shape, ' ', ''), ' ', ''), ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', ''), '{', ''), '}', '') AS bare,
    CASE WHEN INSTR(REPLACE(plain, 'EXT', 'X'), 'X') > 8
      THEN SUBSTR(plain, 1, INSTR(REPLACE(plain, 'EXT', 'X'), 'X') - 1)
      ELSE plain END AS number
  FROM (
    SELECT place, written,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(written, ' ', ''), ' ', ''), ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', ''), '{', ''), '}', '') AS plain,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(digits, 'G', 'Z'), 'H', 'Z'), 'I', 'Z'), 'J', 'Z'), 'K', 'Z'), 'L', 'Z'), 'M', 'Z'), 'N', 'Z'), 'O', 'Z'), 'P', 'Z'), 'Q', 'Z'), 'R', 'Z'), 'S', 'Z'), 'T', 'Z'), 'U', 'Z'), 'V', 'Z'), 'W', 'Z'), 'X', 'Z'), 'Y', 'Z') AS shape
    FROM (
      SELECT place, written,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(written, 'B', 'A'), 'C', 'A'), 'D', 'A'), 'E', 'A'), 'F', 'A'), '1', '0'), '2', '0'), '3', '0'), '4', '0'), '5', '0'), '6', '0'), '7', '0'), '8', '0'), '9', '0') AS digits
      FROM (
        SELECT DISTINCT place, UPPER(TRIM(SUBSTR(written, 1, 73))) AS written
        FROM (
  SELECT p.place, CASE p.place WHEN 0 THEN CAST(CAST(v0 AS TEXT) AS TEXT) COLLATE BINARY END AS written
  FROM (
  SELECT v0, seen
  FROM (
    SELECT CAST(`x` AS TEXT) COLLATE BINARY AS v0, 1 AS seen
    FROM `calls`
  ) AS numbered
) AS looked_at

  CROSS JOIN (
    SELECT 0 AS place
  ) AS p
) AS r
        WHERE written IS NOT NULL
      ) AS w
    ) AS v
  ) AS x
  WHERE plain <> ''
) AS y;

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
