SELECT cell, s, n, CASE WHEN s = -1 THEN 1 ELSE 0 END AS none, SHA2(CONCAT(UNHEX(k.outer0), UNHEX(SHA2(CONCAT(UNHEX(k.inner0), CAST(CONVERT(CONCAT(CONVERT(cell USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin) USING utf8mb4) AS BINARY)), 256))), 256) AS lot
FROM `held_1` CROSS JOIN `keys_1` AS k;

SELECT cell, s, others, n, CASE WHEN s = -1 THEN 1 ELSE 0 END AS none, SHA2(CONCAT(UNHEX(k.outer0), UNHEX(SHA2(CONCAT(UNHEX(k.inner0), CAST(CONVERT(CONCAT(CONVERT(cell USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin) USING utf8mb4) AS BINARY)), 256))), 256) AS lot
FROM `units_1` CROSS JOIN `keys_1` AS k;
