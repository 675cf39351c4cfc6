SELECT MIN(r.who) AS person, m.place AS place, COUNT(*) AS held, MIN(r.u0) AS v0
FROM (
  SELECT CONVERT(s.`whose` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS who
    , CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS u0
    , COALESCE(d0.code, -1) AS k0
  FROM `details_1` AS s
  STRAIGHT_JOIN `numbers_1` AS n ON n.old = s.`whose`
  STRAIGHT_JOIN `published_1` AS p ON p.`person` = n.new
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin
) AS r
INNER JOIN `map_1` AS m ON m.c0 = r.k0
GROUP BY CONVERT(r.who USING utf8mb4) COLLATE utf8mb4_nopad_bin, m.place, CONVERT(r.u0 USING utf8mb4) COLLATE utf8mb4_nopad_bin;
