SELECT
  COUNT(CASE WHEN CHAR_LENGTH(CONVERT(`z` USING utf8mb4) COLLATE utf8mb4_nopad_bin) > 0 THEN 1 END),
  COUNT(CASE WHEN (CHAR_LENGTH(CONVERT(`z` USING utf8mb4) COLLATE utf8mb4_nopad_bin) >= 100 OR (CHAR_LENGTH(CONVERT(`z` USING utf8mb4) COLLATE utf8mb4_nopad_bin) >= 40
    AND CHAR_LENGTH(CONVERT(`z` USING utf8mb4) COLLATE utf8mb4_nopad_bin) - CHAR_LENGTH(REPLACE(CONVERT(`z` USING utf8mb4) COLLATE utf8mb4_nopad_bin, ' ', '')) >= 4))
 THEN 1 END),
  COUNT(DISTINCT CASE WHEN (CHAR_LENGTH(CONVERT(`z` USING utf8mb4) COLLATE utf8mb4_nopad_bin) >= 100 OR (CHAR_LENGTH(CONVERT(`z` USING utf8mb4) COLLATE utf8mb4_nopad_bin) >= 40
    AND CHAR_LENGTH(CONVERT(`z` USING utf8mb4) COLLATE utf8mb4_nopad_bin) - CHAR_LENGTH(REPLACE(CONVERT(`z` USING utf8mb4) COLLATE utf8mb4_nopad_bin, ' ', '')) >= 4))
 THEN CONVERT(`z` USING utf8mb4) COLLATE utf8mb4_nopad_bin END)
FROM `copy_1`;

SELECT
  COUNT(CASE WHEN CHAR_LENGTH(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin) > 0 THEN 1 END),
  COUNT(CASE WHEN (CHAR_LENGTH(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin) >= 100 OR (CHAR_LENGTH(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin) >= 40
    AND CHAR_LENGTH(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin) - CHAR_LENGTH(REPLACE(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin, ' ', '')) >= 4))
 THEN 1 END),
  COUNT(DISTINCT CASE WHEN (CHAR_LENGTH(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin) >= 100 OR (CHAR_LENGTH(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin) >= 40
    AND CHAR_LENGTH(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin) - CHAR_LENGTH(REPLACE(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin, ' ', '')) >= 4))
 THEN CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin END)
FROM `copy_1`;

SELECT
  COUNT(CASE WHEN CHAR_LENGTH(CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin) > 0 THEN 1 END),
  COUNT(CASE WHEN (CHAR_LENGTH(CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin) >= 100 OR (CHAR_LENGTH(CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin) >= 40
    AND CHAR_LENGTH(CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin) - CHAR_LENGTH(REPLACE(CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin, ' ', '')) >= 4))
 THEN 1 END),
  COUNT(DISTINCT CASE WHEN (CHAR_LENGTH(CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin) >= 100 OR (CHAR_LENGTH(CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin) >= 40
    AND CHAR_LENGTH(CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin) - CHAR_LENGTH(REPLACE(CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin, ' ', '')) >= 4))
 THEN CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin END)
FROM `copy_1`;
