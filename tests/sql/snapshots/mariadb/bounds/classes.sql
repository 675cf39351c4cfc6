SELECT l0, l1, l2, COUNT(*) AS n
FROM (
  SELECT
    CASE WHEN CONVERT(CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT(':' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS l0,
    CASE WHEN CONVERT(CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT(':' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS l1,
    CASE WHEN CONVERT(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT(':' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS l2
  FROM `one`
) AS marked
GROUP BY l0,l1,l2;
