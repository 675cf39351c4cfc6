SELECT v0, COUNT(*) AS n
FROM (SELECT CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v0 FROM `copy_1`) AS counted
GROUP BY v0;
