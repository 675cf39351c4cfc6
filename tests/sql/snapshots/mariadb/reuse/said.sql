SELECT t.code AS told, v.code
FROM `told_1` AS t
STRAIGHT_JOIN (SELECT CRC32(label) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS v ON v.text_number = CRC32(t.label) AND v.label = t.label
UNION
SELECT p.code, v.code
FROM `pieces_1` AS p
STRAIGHT_JOIN (SELECT CRC32(label) AS text_number, looked_at.* FROM (SELECT label, code FROM `dictionary_1` WHERE value IS NOT NULL) AS looked_at LIMIT 18446744073709551615) AS v
  ON v.text_number = CRC32(p.piece) AND v.label = p.piece
UNION
SELECT t.code, v.code
FROM `told_1` AS t
JOIN `dictionary_1` AS v ON t.label = CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin OR t.label IS NULL AND v.value IS NULL
UNION
SELECT t.code, v.code
FROM (SELECT code, label FROM `told_1` WHERE label LIKE '{%}') AS t
JOIN (SELECT code, label FROM `dictionary_1` WHERE value IS NOT NULL AND label LIKE '%, %') AS v
  ON REPLACE(CONCAT(CONVERT(', ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, SUBSTR(t.label, 2, CHAR_LENGTH(t.label) - 2), CONVERT(', ' USING utf8mb4) COLLATE utf8mb4_nopad_bin), CONCAT(CONVERT(', ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, v.label, CONVERT(', ' USING utf8mb4) COLLATE utf8mb4_nopad_bin), '') <> CONCAT(CONVERT(', ' USING utf8mb4) COLLATE utf8mb4_nopad_bin, SUBSTR(t.label, 2, CHAR_LENGTH(t.label) - 2), CONVERT(', ' USING utf8mb4) COLLATE utf8mb4_nopad_bin);
