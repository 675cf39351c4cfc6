SELECT label AS level_0,
  CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 5) + 5) % 5 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 5) + 5) % 5 + 4 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(']' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS level_1,
  CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 20) + 20) % 20 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(step - (((step - (0)) % 20) + 20) % 20 + 19 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(']' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS level_2,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_3
FROM (
  SELECT CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(v0 AS SIGNED) AS step
  FROM (SELECT DISTINCT v0 FROM `combinations_1` WHERE v0 IS NOT NULL) AS s
) AS v;
