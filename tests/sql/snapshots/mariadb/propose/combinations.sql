SELECT v0, v1, v2, v3, v4, v5, COUNT(*) AS n
FROM (
  SELECT `age` AS v0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1, `score` AS v2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v3, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v4, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v5, 1 AS seen
  FROM `people`
) AS looked_at

GROUP BY v0, v1, v2, v3, v4, v5;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT `client` AS v0, CONVERT(`y` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1, CONVERT(`z` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2, 1 AS seen
  FROM `calls`
) AS looked_at

GROUP BY v0, v1, v2;
