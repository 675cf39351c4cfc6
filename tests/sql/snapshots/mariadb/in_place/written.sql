SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin), QUOTE(CONVERT(`id` USING utf8mb4) COLLATE utf8mb4_nopad_bin)) USING utf8mb4))) AS c0
FROM `keyed`;

SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(`age`), QUOTE(CONVERT(`town` USING utf8mb4) COLLATE utf8mb4_nopad_bin), QUOTE(`id`)) USING utf8mb4))) AS c0
FROM `cards`;

SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(CONVERT(`kind` USING utf8mb4) COLLATE utf8mb4_nopad_bin), QUOTE(CONVERT(`town` USING utf8mb4) COLLATE utf8mb4_nopad_bin), QUOTE(`id`)) USING utf8mb4))) AS c0
FROM `pets`;

SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(CONVERT(`kind` USING utf8mb4) COLLATE utf8mb4_nopad_bin), QUOTE(`id`), QUOTE(CONVERT(`ill` USING utf8mb4) COLLATE utf8mb4_nopad_bin)) USING utf8mb4))) AS c0
FROM `birds`;

SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(`age`), QUOTE(`id`)) USING utf8mb4))) AS c0
FROM `wards`;
