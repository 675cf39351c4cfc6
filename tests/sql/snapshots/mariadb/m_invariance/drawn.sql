SELECT cell, s, v, n, SHA2(CONCAT(UNHEX(k.outer0), UNHEX(SHA2(CONCAT(UNHEX(k.inner0), CAST(CONVERT(CONCAT(CONVERT(cell USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin) USING utf8mb4) AS BINARY)), 256))), 256) AS lot
FROM `division_1` CROSS JOIN `keys_1` AS k
WHERE signature = 0 AND v > 0;
