INSERT INTO `place`.`target_1` (`age`, `zip`, `city`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
SELECT
    s.`grade` AS o3,
    s.`illness` AS o4,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`person`, `age`, `zip`, `born`, `score`, `city`, `grade`, `illness`)
SELECT
  r.o0,
  m.l0,
  m.l1,
  m.l2,
  m.l3,
  m.l4,
  m.l5,
  r.o7
FROM (
SELECT
    SHA2(CONCAT(UNHEX(k.outer0), UNHEX(SHA2(CONCAT(UNHEX(k.inner0), CAST(CONVERT(CONVERT(s.`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) AS BINARY)), 256))), 256) AS o0,
    s.`illness` AS o7,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2,
    COALESCE(d3.code, -1) AS k3,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d4.code, -1) END AS k4,
    COALESCE(d5.code, -1) AS k5
  FROM `copy_1` AS s
  CROSS JOIN `keys_1` AS k
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN `dictionary_3` AS d2
  ON d2.value = s.`born`
LEFT JOIN `dictionary_4` AS d3
  ON d3.value = s.`score`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_5` AS looked_at LIMIT 18446744073709551615) AS d4
  ON d4.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d4.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_6` AS looked_at LIMIT 18446744073709551615) AS d5
  ON d5.text_number = CRC32(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d5.value = CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND m.c4 = r.k4 AND m.c5 = r.k5
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `born`, `score`, `city`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  m.l3,
  m.l4,
  m.l5,
  r.o6
FROM (
SELECT
    s.`illness` AS o6,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2,
    COALESCE(d3.code, -1) AS k3,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 3 ELSE COALESCE(d4.code, -1) END AS k4,
    COALESCE(d5.code, -1) AS k5
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN `dictionary_3` AS d2
  ON d2.value = s.`born`
LEFT JOIN `dictionary_4` AS d3
  ON d3.value = s.`score`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_5` AS looked_at LIMIT 18446744073709551615) AS d4
  ON d4.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d4.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_6` AS looked_at LIMIT 18446744073709551615) AS d5
  ON d5.text_number = CRC32(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d5.value = CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND m.c4 = r.k4 AND m.c5 = r.k5
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `born`, `score`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
SELECT
    s.`grade` AS o3,
    s.`illness` AS o4,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN `dictionary_2` AS d1
  ON d1.value = s.`born`
LEFT JOIN `dictionary_3` AS d2
  ON d2.value = s.`score`

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`seen`, `at`)
SELECT
  m.l0,
  m.l1
FROM (
SELECT
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`seen`
LEFT JOIN `dictionary_2` AS d1
  ON d1.value = s.`at`

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `score`, `city`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  m.l3,
  m.l4,
  r.o5
FROM (
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS SIGNED) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, sort0_1) AS number
      FROM (
SELECT
    s.`illness` AS o5,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s.`illness` IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort0_1,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END AS k3,
    COALESCE(d4.code, -1) AS k4
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN `dictionary_3` AS d2
  ON d2.value = s.`score`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_4` AS looked_at LIMIT 18446744073709551615) AS d3
  ON d3.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d3.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_5` AS looked_at LIMIT 18446744073709551615) AS d4
  ON d4.text_number = CRC32(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d4.value = CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin
  LEFT JOIN `divided_1` AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = COALESCE(d2.code, -1) AND shared.c3 = CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END AND shared.c4 = COALESCE(d4.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND m.c4 = r.k4 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `score`, `city`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  m.l3,
  r.o4,
  r.o5
FROM (
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS SIGNED) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, sort0_1, null1
, sort1_0, sort1_1) AS number
      FROM (
SELECT
    s.`grade` AS o4,
    s.`illness` AS o5,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s.`grade` IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort0_1,
    CASE WHEN shared.cell IS NOT NULL AND s.`illness` IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort1_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort1_1,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END AS k3
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN `dictionary_3` AS d2
  ON d2.value = s.`score`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_4` AS looked_at LIMIT 18446744073709551615) AS d3
  ON d3.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d3.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
  LEFT JOIN `divided_1` AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = COALESCE(d2.code, -1) AND shared.c3 = CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `city`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
SELECT
    s.`grade` AS o3,
    s.`illness` AS o4,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 3 ELSE COALESCE(d2.code, -1) END AS k2
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `town`)
SELECT
  m.l0,
  m.l1
FROM (
SELECT
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`town` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`town` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`v`)
SELECT
  m.l0
FROM (
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS SIGNED) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
) AS number
      FROM (
SELECT
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    COALESCE(d0.code, -1) AS k0
  FROM `copy_1` AS s
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`v` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`v` USING utf8mb4) COLLATE utf8mb4_nopad_bin
  LEFT JOIN `divided_1` AS shared ON shared.c0 = COALESCE(d0.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `score`, `city`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  r.o2,
  m.l2,
  r.o4,
  r.o5
FROM (
SELECT
    s.`score` AS o2,
    s.`grade` AS o4,
    s.`illness` AS o5,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 3 ELSE COALESCE(d2.code, -1) END AS k2
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`zip`, `grade`)
SELECT
  m.l0,
  r.o1
FROM (
SELECT
    s.`grade` AS o1,
    COALESCE(d0.code, -1) AS k0
  FROM `copy_1` AS s
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `city`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS SIGNED) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, sort0_1, null1
, sort1_0, sort1_1) AS number
      FROM (
SELECT
    s.`grade` AS o3,
    s.`illness` AS o4,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s.`grade` IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort0_1,
    CASE WHEN shared.cell IS NOT NULL AND s.`illness` IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort1_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort1_1,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
  LEFT JOIN `divided_1` AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `group_id`)
SELECT
  m.l0,
  m.place
FROM (
SELECT
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM `persons_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN `dictionary_2` AS d1
  ON d1.value = s.`sqlanon_node`

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `city`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  r.o2,
  r.o3
FROM (
SELECT
    s.`grade` AS o2,
    s.`illness` AS o3,
    COALESCE(d0.code, -1) AS k0,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 3 ELSE COALESCE(d1.code, -1) END AS k1
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1
ORDER BY m.place, RAND();

INSERT INTO `place`.`sqlanon_recoding_run_rows` (`age`, `zip`, `city`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
SELECT
    s.`grade` AS o3,
    s.`illness` AS o4,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM `people` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2
ORDER BY m.place, RAND();

INSERT INTO `place`.`sqlanon_recoding_run_rows` (`age`, `zip`, `city`, `grade`, `illness`, `person`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4,
  r.o5
FROM (
SELECT
    s.`grade` AS o3,
    s.`illness` AS o4,
    s.`person` AS o5,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM `people` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `city`, `grade`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3
FROM (
SELECT
    s.`grade` AS o3,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `score`, `city`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  m.l3,
  r.o4,
  r.o5
FROM (
SELECT
    s.`grade` AS o4,
    s.`illness` AS o5,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END AS k3
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN `dictionary_3` AS d2
  ON d2.value = s.`score`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_4` AS looked_at LIMIT 18446744073709551615) AS d3
  ON d3.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d3.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `city`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  m.l3,
  r.o4
FROM (
SELECT
    s.`illness` AS o4,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_4` AS looked_at LIMIT 18446744073709551615) AS d3
  ON d3.text_number = CRC32(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d3.value = CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `score`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  r.o2,
  r.o3
FROM (
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS SIGNED) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, sort0_1, null1
, sort1_0, sort1_1) AS number
      FROM (
SELECT
    s.`grade` AS o2,
    s.`illness` AS o3,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s.`grade` IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort0_1,
    CASE WHEN shared.cell IS NOT NULL AND s.`illness` IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort1_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort1_1,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN `dictionary_2` AS d1
  ON d1.value = s.`score`
  LEFT JOIN `divided_1` AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `city`, `grade`, `group_id`)
SELECT
  r.o0,
  r.o1,
  r.o2,
  r.o3,
  m.place
FROM (
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS SIGNED) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, sort0_1, null1
, sort1_0, sort1_1) AS number
      FROM (
SELECT
    s.`age` AS o0,
    s.`zip` AS o1,
    s.`city` AS o2,
    s.`grade` AS o3,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s.`grade` IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort0_1,
    CASE WHEN shared.cell IS NOT NULL AND s.`illness` IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort1_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort1_1,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_4` AS looked_at LIMIT 18446744073709551615) AS d3
  ON d3.text_number = CRC32(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d3.value = CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin
  LEFT JOIN `divided_1` AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AND shared.c3 = COALESCE(d3.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`person`, `age`, `zip`, `city`, `grade`, `illness`)
SELECT
  r.o0,
  m.l0,
  m.l1,
  m.l2,
  r.o4,
  r.o5
FROM (
SELECT
    s.`person` AS o0,
    s.`grade` AS o4,
    s.`illness` AS o5,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM `persons_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `city`, `grade`, `illness`, `visits`, `cost`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4,
  m.l3,
  r.o6
FROM (
SELECT
    s.`grade` AS o3,
    s.`illness` AS o4,
    s.`cost` AS o6,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN `dictionary_4` AS d3
  ON d3.value = s.`visits`

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `city`, `illness`, `group_id`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  m.place
FROM (
  SELECT o3, k0, k1, k2, k3, whole, turn
  FROM (
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS SIGNED) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, sort0_1, null1
, sort1_0) AS number
      FROM (
SELECT
    s.`illness` AS o3,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s.`illness` IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort0_1,
    CASE WHEN shared.cell IS NOT NULL AND s.`person` IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN s.`person` END AS sort1_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM `signed_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN `dictionary_4` AS d3
  ON d3.value = s.`sqlanon_pair`
  LEFT JOIN `divided_1` AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AND shared.c3 = COALESCE(d3.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

  ) AS persons
  UNION ALL
  SELECT
x.raw,
-2, -2, -2, -f.class, 1 AS whole, 0 AS turn
  FROM `counterfeits_1` AS f
  JOIN `values_1` AS x ON x.v = f.v
) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `city`, `illness`, `group_id`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  m.place
FROM (
  SELECT o3, k0, k1, k2, k3, whole, turn
  FROM (
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS SIGNED) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, sort0_1, null1
, sort1_0, sort1_1) AS number
      FROM (
SELECT
    s.`illness` AS o3,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s.`grade` IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort0_1,
    CASE WHEN shared.cell IS NOT NULL AND s.`illness` IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort1_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort1_1,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM `signed_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN `dictionary_4` AS d3
  ON d3.value = s.`sqlanon_pair`
  LEFT JOIN `divided_1` AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AND shared.c3 = COALESCE(d3.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

  ) AS persons
  UNION ALL
  SELECT
x.raw,
-2, -2, -2, -f.class, 1 AS whole, 0 AS turn
  FROM `counterfeits_1` AS f
  JOIN `values_1` AS x ON x.v = f.v
) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`longitude`, `zone`, `station`)
SELECT
  m.l0,
  m.l1,
  m.l2
FROM (
SELECT
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`station` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 1 ELSE COALESCE(d2.code, -1) END AS k2
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`longitude`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zone` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zone` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`station` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`station` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`v`)
SELECT
  m.l0
FROM (
SELECT
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`v`
LEFT JOIN `dictionary_2` AS d1
  ON d1.value = s.`who`

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `city`, `grade`, `illness`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS SIGNED) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, sort0_1, null1
, sort1_0, sort1_1) AS number
      FROM (
SELECT
    s.`grade` AS o3,
    s.`illness` AS o4,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s.`grade` IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort0_1,
    CASE WHEN shared.cell IS NOT NULL AND s.`illness` IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort1_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort1_1,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_4` AS looked_at LIMIT 18446744073709551615) AS d3
  ON d3.text_number = CRC32(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d3.value = CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin
  LEFT JOIN `divided_1` AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AND shared.c3 = COALESCE(d3.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`person`, `city`, `grade`, `illness`)
SELECT
  r.o0,
  m.l0,
  r.o2,
  r.o3
FROM (
SELECT
    s.`person` AS o0,
    s.`grade` AS o2,
    s.`illness` AS o3,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d0.code, -1) END AS k0
  FROM `persons_1` AS s
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `grade`, `illness`)
SELECT
  m.l0,
  r.o1,
  r.o2
FROM (
SELECT
    s.`grade` AS o1,
    s.`illness` AS o2,
    COALESCE(d0.code, -1) AS k0
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`, `grade`, `group_id`)
SELECT
  r.o0,
  r.o1,
  r.o2,
  m.place
FROM (
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS SIGNED) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, sort0_1, null1
, sort1_0, sort1_1) AS number
      FROM (
SELECT
    s.`age` AS o0,
    s.`zip` AS o1,
    s.`grade` AS o2,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s.`grade` IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort0_1,
    CASE WHEN shared.cell IS NOT NULL AND s.`illness` IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS sort1_0,
    CASE WHEN shared.cell IS NOT NULL THEN SHA2(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256) END AS sort1_1,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END AS k3
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_4` AS looked_at LIMIT 18446744073709551615) AS d3
  ON d3.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d3.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
  LEFT JOIN `divided_1` AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = COALESCE(d2.code, -1) AND shared.c3 = CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`what`)
SELECT
  m.l0
FROM (
SELECT
    COALESCE(d0.code, -1) AS k0
  FROM `copy_1` AS s
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0
ORDER BY m.place, RAND();

INSERT INTO `place`.`target_1` (`age`, `zip`)
SELECT
  m.l0,
  m.l1
FROM (
SELECT
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1
ORDER BY m.place, RAND();
