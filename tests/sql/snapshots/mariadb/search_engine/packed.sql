SELECT COUNT(*) AS number, GROUP_CONCAT(CONCAT(CONVERT(cell USING utf8mb4) COLLATE utf8mb4_nopad_bin, ',', CONVERT(c0 USING utf8mb4) COLLATE utf8mb4_nopad_bin, ',', CONVERT(c1 USING utf8mb4) COLLATE utf8mb4_nopad_bin, ',', CONVERT(c2 USING utf8mb4) COLLATE utf8mb4_nopad_bin, ',', CONVERT(n USING utf8mb4) COLLATE utf8mb4_nopad_bin, ';') SEPARATOR '') AS packed
FROM `cells_1`
GROUP BY cell % 1;
