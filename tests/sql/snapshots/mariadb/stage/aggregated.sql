SELECT p.`person`, p.`age`, p.`zip`, p.`born`, p.`score`, p.`city`, p.`grade`, p.`illness`
  , COALESCE(a0.v0, 0) AS `visits`
  , COALESCE(a0.v1, 0) AS `cost`
  , a0.v2 AS `usual`
  , a0.v3 AS `first`
  , a0.v4 AS `last`
  , COALESCE(a1.v0, 0) AS `lines`
FROM `people` AS p
LEFT JOIN (SELECT s.`whose` AS told
  , COUNT(s.`whose`) AS v0
  , CAST(SUM(s.`cost`) AS SIGNED) AS v1
  , CAST(CAST(SUM(s.`cost`) AS SIGNED) AS DOUBLE) / COUNT(s.`cost`) AS v2
  , MIN(s.`day`) AS v3
  , MAX(s.`day`) AS v4
FROM `visits` AS s
GROUP BY s.`whose`) AS a0
  ON a0.told = p.`person`
LEFT JOIN (SELECT CRC32(told) AS text_number, looked_at.* FROM (SELECT CONVERT(CONVERT(s.`whose` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS told
  , COUNT(DISTINCT CONVERT(s.`line` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS v0
FROM `calls` AS s
GROUP BY CONVERT(CONVERT(s.`whose` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS looked_at LIMIT 18446744073709551615) AS a1
  ON a1.text_number = CRC32(CONVERT(CONVERT(p.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND a1.told = CONVERT(CONVERT(p.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin;
