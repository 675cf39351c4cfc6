SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    CONVERT(`x` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v0,
    CONVERT(`y` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    `client` AS v2
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, v2, v3, v4, v5, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    `born` AS v2,
    `score` AS v3,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v4,
    CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v5
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2, v3, v4, v5;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    `born` AS v1,
    `score` AS v2
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    `seen` AS v0,
    `at` AS v1
  FROM `copy_1`
) AS s
GROUP BY v0, v1;

SELECT v0, v1, v2, v3, v4, COUNT(*) AS n, MIN(seen) AS seen
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    `score` AS v2,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v3,
    CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v4,
    @sqlanon_seen := @sqlanon_seen + 1 AS seen
  FROM `copy_1` CROSS JOIN (SELECT @sqlanon_seen := 0) AS start
) AS s
GROUP BY v0, v1, v2, v3, v4;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    `score` AS v2,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v3
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    CONVERT(`v` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v0
  FROM `copy_1`
) AS s
GROUP BY v0;

SELECT v0, v1, v2, v3, v4, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2,
    CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v3,
    CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v4
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2, v3, v4;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2,
    `score` AS v3
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v0,
    CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1
  FROM `copy_1`
) AS s
GROUP BY v0, v1;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2,
    `person` AS v3
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2
  FROM `people`
) AS s
GROUP BY v0, v1, v2;

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

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2,
    CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v3
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2,
    CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v3
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    `score` AS v1
  FROM `copy_1`
) AS s
GROUP BY v0, v1;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2,
    `visits` AS v3
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    `longitude` AS v0,
    CONVERT(`zone` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`station` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2,
    `person` AS v3
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    `v` AS v0,
    `who` AS v1
  FROM `copy_1`
) AS s
GROUP BY v0, v1;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2,
    CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v3
  FROM `copy_1`
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    CONVERT(`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v0,
    `whose` AS v1
  FROM `copy_1`
) AS s
GROUP BY v0, v1;

SELECT v0, v1, SUM(here) AS n, SUM(1 - here) AS members
FROM (
  SELECT
    `age` AS v0,
    CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1,
    1 AS here
  FROM `copy_1`
  UNION ALL
  SELECT `age`, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 0
  FROM `everybody`
) AS s
GROUP BY v0, v1;
