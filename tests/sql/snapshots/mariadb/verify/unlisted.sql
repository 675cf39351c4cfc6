SELECT COUNT(*)
FROM (SELECT CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label FROM `copy_1` WHERE `illness` IS NOT NULL GROUP BY CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS g
LEFT JOIN `listed_1` AS listed ON listed.item = g.label
WHERE listed.item IS NULL;
