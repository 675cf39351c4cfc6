SELECT CONVERT(v5 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_0, CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_1
FROM (SELECT DISTINCT v5 FROM `combinations_1` WHERE v5 IS NOT NULL) AS s;
