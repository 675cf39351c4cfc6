SELECT COUNT(*)
FROM (SELECT CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label FROM `_sqlanon_copy` WHERE `illness` IS NOT NULL GROUP BY CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS g
LEFT JOIN `_sqlanon_listed` AS listed ON listed.item = g.label
WHERE listed.item IS NULL;

SELECT COUNT(*)
FROM (SELECT CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label FROM `people` WHERE `illness` IS NOT NULL GROUP BY CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS g
LEFT JOIN `_sqlanon_listed` AS listed ON listed.item = g.label
WHERE listed.item IS NULL;
