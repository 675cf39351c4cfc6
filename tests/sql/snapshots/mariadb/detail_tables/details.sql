SELECT
  r.o0 AS `whose`,
  r.o1 AS `cost`,
  r.o2 AS `said`
FROM (
  SELECT
    n.new AS o0,
    s.`cost` AS o1,
    SHA2(CONCAT(UNHEX(k.outer0), UNHEX(SHA2(CONCAT(UNHEX(k.inner0), CAST(CONVERT(CONVERT(s.`said` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) AS BINARY)), 256))), 256) AS o2,
    n.new AS number
  FROM `details_1` AS s
  STRAIGHT_JOIN `numbers_1` AS n ON n.old = s.`whose`
  STRAIGHT_JOIN `persons_1` AS p ON p.`person` = n.new
  CROSS JOIN `keys_1` AS k
) AS r;

SELECT
  r.o0 AS `whose`,
  m.l0 AS `what`
FROM (
  SELECT
    n.new AS o0,
    COALESCE(d0.code, -1) AS k0,
    n.new AS number
  FROM `details_1` AS s
  STRAIGHT_JOIN `numbers_1` AS n ON n.old = s.`whose`
  STRAIGHT_JOIN `persons_1` AS p ON p.`person` = n.new
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin
) AS r
INNER JOIN `map_1` AS m ON m.c0 = r.k0;
