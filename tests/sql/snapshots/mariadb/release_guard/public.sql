SELECT MIN(g.place) AS place, COUNT(*) AS held, MIN(r.u0) AS v0, MIN(r.u1) AS v1
FROM (
  SELECT
    CONVERT(s.`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS u0,
    CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS u1,
    t0.k1 AS x0,
    t1.k2 AS x1
  FROM `everybody` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
  STRAIGHT_JOIN `tree_1` AS t0 ON t0.code = COALESCE(d0.code, -1)
  STRAIGHT_JOIN `tree_2` AS t1 ON t1.code = COALESCE(d1.code, -1)
) AS r
LEFT JOIN (
  SELECT DISTINCT t0.k1 AS x0, t1.k2 AS x1, m.place
  FROM `map_1` AS m
  STRAIGHT_JOIN `tree_1` AS t0 ON t0.code = m.c0
  STRAIGHT_JOIN `tree_2` AS t1 ON t1.code = m.c1
) AS g ON g.x0 = r.x0 AND g.x1 = r.x1
GROUP BY CONVERT(r.u0 USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(r.u1 USING utf8mb4) COLLATE utf8mb4_nopad_bin;
