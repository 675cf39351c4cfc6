CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, v4, v5, COUNT(*) AS n
FROM (
  SELECT `age` AS v0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1, `score` AS v2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v3, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v4, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v5, 1 AS seen
  FROM `people`
) AS looked_at

GROUP BY v0, v1, v2, v3, v4, v5;

CREATE TEMPORARY TABLE `shaped_1` AS
SELECT place, written, shape, plain, bare, number, SUBSTR(bare, 1, CHAR_LENGTH(number)) AS dialled,
  REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
    shape, '(', ''), ')', '-'), '.', '-'), '/', '-'), ' ', '-'), '--', '-') AS grouped,
  SUBSTR(CONCAT('0000000000000000000000000000000000', plain), CHAR_LENGTH(plain) + 16, 19) AS card,
  SUBSTR(CONCAT('0000000000000000000000000000000000', SUBSTR(plain, 5, 34), SUBSTR(plain, 1, 4)), CHAR_LENGTH(plain) + 1, 34) AS iban
FROM (
  SELECT place, written, shape, plain,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(shape, ' ', ''), ' ', ''), ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', ''), '{', ''), '}', '') AS bare,
    CASE WHEN POSITION(('X') IN (REPLACE(plain, 'EXT', 'X'))) > 8
      THEN SUBSTR(plain, 1, POSITION(('X') IN (REPLACE(plain, 'EXT', 'X'))) - 1)
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
  SELECT p.place, CASE p.place WHEN 0 THEN CONVERT(CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS written
  FROM (
  SELECT CONVERT(`x` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v0, 1 AS seen
  FROM `calls`
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

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `person`, `age`, `zip`, `born`, `score`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `age`, `zip`, `born`, `score`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `age`, `born`, `score`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `seen`, `at` FROM `visits`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `age`, `zip`, `score`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `age`, `town` FROM `grouped`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `v` FROM `few`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `zip`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `person`, `age`, `city`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2
  FROM `people`
) AS s
GROUP BY v0, v1, v2;

CREATE TEMPORARY TABLE `combinations_1` AS
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2,
    `person` AS v3
  FROM `people`
) AS s
GROUP BY v0, v1, v2, v3;

CREATE TEMPORARY TABLE `spelled_1` AS
SELECT l0, l1, l2, COUNT(*) AS n
FROM (
  SELECT
    CASE WHEN CONVERT(CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT(':' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS l0,
    CASE WHEN CONVERT(CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT(':' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS l1,
    CASE WHEN CONVERT(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT(':' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS l2
  FROM `one`
) AS marked
GROUP BY l0,l1,l2;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `age`, `score`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `numbers_1` AS
SELECT r.old, ROW_NUMBER() OVER (ORDER BY r.lot) AS new
FROM (SELECT s.`person` AS old, RANDOM_BYTES(16) AS lot FROM `people` AS s) AS r;

CREATE TEMPORARY TABLE `aggregated_1` AS
SELECT p.`person`, p.`age`, p.`zip`, p.`born`, p.`score`, p.`city`, p.`grade`, p.`illness`
  , COALESCE(a0.v0, 0) AS `visits`
  , COALESCE(a0.v1, 0) AS `cost`
  , a0.v2 AS `usual`
  , a0.v3 AS `first`
  , a0.v4 AS `last`
  , COALESCE(a1.v0, 0) AS `lines`
FROM `people` AS p
LEFT JOIN (SELECT s.`whose` AS told
  , COUNT(s.`whose`) AS v0
  , CAST(SUM(s.`cost`) AS SIGNED) AS v1
  , CAST(CAST(SUM(s.`cost`) AS SIGNED) AS DOUBLE) / COUNT(s.`cost`) AS v2
  , MIN(s.`day`) AS v3
  , MAX(s.`day`) AS v4
FROM `visits` AS s
GROUP BY s.`whose`) AS a0
  ON a0.told = p.`person`
LEFT JOIN (SELECT CRC32(told) AS text_number, looked_at.* FROM (SELECT CONVERT(CONVERT(s.`whose` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS told
  , COUNT(DISTINCT CONVERT(s.`line` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS v0
FROM `calls` AS s
GROUP BY CONVERT(CONVERT(s.`whose` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS looked_at LIMIT 18446744073709551615) AS a1
  ON a1.text_number = CRC32(CONVERT(CONVERT(p.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND a1.told = CONVERT(CONVERT(p.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `person`, `longitude`, `zone`, `station` FROM `measured_points`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `v`, `who` FROM `numbered`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `person`, `age`, `grade`, `illness` FROM `people`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `number`, `whose`, `what` FROM `buys`;

CREATE TEMPORARY TABLE `copy_1` AS
SELECT `person`, `age`, `zip` FROM `people`;
