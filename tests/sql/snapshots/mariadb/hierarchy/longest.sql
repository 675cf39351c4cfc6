SELECT COALESCE(MAX(CHAR_LENGTH(label)), 0)
FROM (SELECT CONVERT(v1 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label FROM `_sqlanon_combinations`) AS v;

SELECT COALESCE(MAX(CHAR_LENGTH(label)), 0)
FROM (SELECT CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label FROM `_sqlanon_combinations`) AS v;
