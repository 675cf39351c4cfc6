SELECT k.p2 AS class, s.v
FROM (
  SELECT DISTINCT CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v,
    CASE WHEN CONVERT(CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT(':' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS l0,
    CASE WHEN CONVERT(CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT(':' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS l1,
    CASE WHEN CONVERT(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT(':' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS l2
  FROM `one`
  WHERE CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NOT NULL
) AS s
JOIN `dictionary_1` AS z0 ON z0.label = s.l2
JOIN `dictionary_2` AS z1 ON z1.label = s.l1
JOIN `dictionary_3` AS z2 ON z2.label = s.l0
JOIN `coded_1` AS k
  ON k.c0 = z0.code AND k.c1 = z1.code AND k.c2 = z2.code;
