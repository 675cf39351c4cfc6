SELECT s.`person`, s.`age`, s.`zip`, s.`city`, s.`grade`, s.`illness`
FROM `copy_1` AS s
LEFT JOIN (SELECT DISTINCT CRC32(person) AS person_number, person AS person FROM `waiting_1`) AS p ON p.person_number = CRC32(CONVERT(CONVERT(s.`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND p.person = CONVERT(CONVERT(s.`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin
WHERE p.person IS NULL;

SELECT s.`age`, s.`zip`, s.`city`, s.`grade`, s.`illness`
FROM `copy_1` AS s
LEFT JOIN (SELECT DISTINCT CRC32(person) AS person_number, person AS person FROM `waiting_1`) AS p ON p.person_number = CRC32(CONVERT(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND p.person = CONVERT(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin
WHERE p.person IS NULL;

SELECT s.`person`, s.`city`, s.`grade`, s.`illness`, s.`sqlanon_key`
FROM `joined_1` AS s
LEFT JOIN (SELECT DISTINCT CRC32(person) AS person_number, person AS person FROM `withheld_1`) AS p ON p.person_number = CRC32(CONVERT(CONVERT(s.`sqlanon_key` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND p.person = CONVERT(CONVERT(s.`sqlanon_key` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin
WHERE p.person IS NULL;
