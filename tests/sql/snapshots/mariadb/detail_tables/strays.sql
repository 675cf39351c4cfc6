SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(r.o0), QUOTE(r.o1), QUOTE(CONVERT(r.o2 USING utf8mb4) COLLATE utf8mb4_nopad_bin)) USING utf8mb4))) AS v0, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    s.`cost` AS o1,
    SHA2(CONCAT(UNHEX(k.outer0), UNHEX(SHA2(CONCAT(UNHEX(k.inner0), CAST(CONVERT(CONVERT(s.`said` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) AS BINARY)), 256))), 256) AS o2,
    n.new AS number
  FROM `details_1` AS s
  STRAIGHT_JOIN `numbers_1` AS n ON n.old = s.`whose`
  STRAIGHT_JOIN `place`.`target_1` AS p ON p.`person` = n.new
  CROSS JOIN `keys_1` AS k
) AS r

    UNION ALL
    SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(t.`whose`), QUOTE(t.`cost`), QUOTE(CONVERT(t.`said` USING utf8mb4) COLLATE utf8mb4_nopad_bin)) USING utf8mb4))), -1 FROM `place`.`target1_1` AS t
  ) AS both_tables
  GROUP BY v0
  HAVING SUM(held) <> 0
) AS differing;

SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(r.o0), QUOTE(CONVERT(m.l1 USING utf8mb4) COLLATE utf8mb4_nopad_bin), QUOTE(CONVERT(m.l0 USING utf8mb4) COLLATE utf8mb4_nopad_bin)) USING utf8mb4))) AS v0, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    n.new AS number
  FROM `details_1` AS s
  STRAIGHT_JOIN `numbers_1` AS n ON n.old = s.`whose`
  STRAIGHT_JOIN `place`.`target_1` AS p ON p.`person` = n.new
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`day` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`day` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin
) AS r
INNER JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1

    UNION ALL
    SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(t.`whose`), QUOTE(CONVERT(t.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin), QUOTE(CONVERT(t.`day` USING utf8mb4) COLLATE utf8mb4_nopad_bin)) USING utf8mb4))), -1 FROM `place`.`target1_1` AS t
  ) AS both_tables
  GROUP BY v0
  HAVING SUM(held) <> 0
) AS differing;

SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(r.o0), QUOTE(r.o1)) USING utf8mb4))) AS v0, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    s.`cost` AS o1,
    n.new AS number
  FROM `details_1` AS s
  STRAIGHT_JOIN `numbers_1` AS n ON n.old = s.`whose`
  STRAIGHT_JOIN `place`.`target_1` AS p ON p.`person` = n.new
) AS r

    UNION ALL
    SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(t.`whose`), QUOTE(t.`cost`)) USING utf8mb4))), -1 FROM `place`.`target1_1` AS t
  ) AS both_tables
  GROUP BY v0
  HAVING SUM(held) <> 0
) AS differing;

SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(r.o0), QUOTE(CONVERT(m.l0 USING utf8mb4) COLLATE utf8mb4_nopad_bin)) USING utf8mb4))) AS v0, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    COALESCE(d0.code, -1) AS k0,
    n.new AS number
  FROM `details_1` AS s
  STRAIGHT_JOIN `numbers_1` AS n ON n.old = s.`whose`
  STRAIGHT_JOIN `place`.`target_1` AS p ON p.`person` = n.new
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin
) AS r
INNER JOIN `map_1` AS m ON m.c0 = r.k0

    UNION ALL
    SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(t.`whose`), QUOTE(CONVERT(t.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin)) USING utf8mb4))), -1 FROM `place`.`target1_1` AS t
  ) AS both_tables
  GROUP BY v0
  HAVING SUM(held) <> 0
) AS differing;
