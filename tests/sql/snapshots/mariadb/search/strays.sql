SELECT COUNT(*)
FROM (SELECT CONVERT(CONVERT(v2 USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label FROM `combinations_1` WHERE v2 IS NOT NULL GROUP BY CONVERT(CONVERT(v2 USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS g
LEFT JOIN `listed_1` AS listed ON listed.item = g.label
WHERE listed.item IS NULL;

SELECT COUNT(*)
FROM (SELECT CONVERT(CONVERT(v3 USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label FROM `combinations_1` WHERE v3 IS NOT NULL GROUP BY CONVERT(CONVERT(v3 USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS g
LEFT JOIN `listed_1` AS listed ON listed.item = g.label
WHERE listed.item IS NULL;
