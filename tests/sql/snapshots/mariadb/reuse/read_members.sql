SELECT g.class, v.code
FROM `regions_1` AS g
JOIN `dictionary_1` AS v ON (g.l2 = v.label OR g.l2 IS NULL AND v.value IS NULL OR g.l2 = CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
  OR v.value IS NOT NULL AND g.l2 LIKE '{%}'
  AND REPLACE(CONCAT(CONVERT(', ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, SUBSTR(g.l2, 2, CHAR_LENGTH(g.l2) - 2), CONVERT(', ' USING utf8mb4) COLLATE utf8mb4_nopad_bin), CONCAT(CONVERT(', ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, v.label, CONVERT(', ' USING utf8mb4) COLLATE utf8mb4_nopad_bin), '') <> CONCAT(CONVERT(', ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, SUBSTR(g.l2, 2, CHAR_LENGTH(g.l2) - 2), CONVERT(', ' USING utf8mb4) COLLATE utf8mb4_nopad_bin));
