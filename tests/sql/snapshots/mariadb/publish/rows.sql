SELECT
  r.o2 AS k0,
  m.l0 AS v1
FROM (
SELECT
    s.`id` AS o2,
    COALESCE(d0.code, -1) AS k0
  FROM `copy_1` AS s
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0;

SELECT
  m.l0 AS `x`,
  m.l1 AS `y`,
  r.o2 AS `z`,
  r.o6 AS `client`
FROM (
SELECT
    s.`z` AS o2,
    s.`client` AS o6,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM `copy_1` AS s
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`x` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`x` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`y` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`y` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1;

SELECT
  m.l0 AS `zip`,
  r.o3 AS `illness`
FROM (
SELECT
    s.`illness` AS o3,
    COALESCE(d0.code, -1) AS k0
  FROM `copy_1` AS s
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0;

SELECT
  m.l0 AS `age`,
  m.l1 AS `city`,
  r.o6 AS `person`
FROM (
SELECT
    s.`person` AS o6,
    COALESCE(d0.code, -1) AS k0,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 3 ELSE COALESCE(d1.code, -1) END AS k1
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1;

SELECT
  m.l0 AS `age`,
  m.l1 AS `zip`,
  m.l2 AS `city`,
  r.o8 AS `person`
FROM (
SELECT
    s.`person` AS o8,
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
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

SELECT
  r.o0 AS person,
  m.place AS place
FROM (
SELECT
    CONVERT(s.`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS o0,
    COALESCE(d0.code, -1) AS k0,
    CASE WHEN CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 10 ELSE COALESCE(d1.code, -1) END AS k1,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_3` AS looked_at LIMIT 18446744073709551615) AS d2
  ON d2.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d2.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

SELECT
  r.o0 AS person,
  m.place AS place
FROM (
SELECT
    CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS o0,
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
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

SELECT
  r.o3 AS k0,
  m.l1 AS v2
FROM (
SELECT
    s.`id` AS o3,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`town` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`town` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1;

SELECT
  r.o3 AS k0,
  m.l0 AS v1,
  m.l1 AS v2
FROM (
SELECT
    s.`id` AS o3,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM `copy_1` AS s
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`kind` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`kind` USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`town` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`town` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1;

SELECT
  r.o3 AS k0,
  m.l0 AS v1
FROM (
SELECT
    s.`id` AS o3,
    COALESCE(d0.code, -1) AS k0
  FROM `copy_1` AS s
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`kind` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`kind` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0;

SELECT
  m.l0 AS `age`,
  m.l1 AS `zip`,
  m.l2 AS `city`,
  m.l3 AS `grade`,
  r.o4 AS `illness`
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
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3;

SELECT
  m.l0 AS `age`,
  m.l1 AS `zip`,
  m.l2 AS `city`,
  r.o3 AS `grade`,
  r.o4 AS `illness`
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
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

SELECT
  m.l0 AS `age`,
  m.l1 AS `zip`,
  m.l2 AS `city`,
  r.o3 AS `grade`,
  r.o4 AS `illness`
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
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

SELECT
  r.o0 AS `person`
FROM (
SELECT
    s.`person` AS o0,
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
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

SELECT
  r.o0 AS person,
  m.place AS place
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
    CONVERT(s.`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS o0,
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

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n);

SELECT
  r.o0 AS person,
  m.place AS place,
  r.o2 AS value
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
    CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS o0,
    CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS o2,
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

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n);

SELECT
  m.l0 AS `age`,
  m.l1 AS `zip`,
  m.l2 AS `city`,
  r.o8 AS `person`
FROM (
SELECT
    s.`person` AS o8,
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
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

SELECT
  m.l0 AS `v`,
  r.o2 AS `who`
FROM (
SELECT
    s.`who` AS o2,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`v`
LEFT JOIN `dictionary_2` AS d1
  ON d1.value = s.`who`

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1;

SELECT
  r.o0 AS person,
  m.place AS place,
  r.o2 AS v0
FROM (
SELECT
    CONVERT(s.`sqlanon_key` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS o0,
    s.`illness` AS o2,
    CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 4 ELSE COALESCE(d0.code, -1) END AS k0
  FROM `joined_1` AS s
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0;

SELECT
  r.o0 AS `age`,
  r.o1 AS `zip`,
  r.o2 AS `grade`,
  m.place AS `group_id`
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
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n);

SELECT
  m.l0 AS `v`,
  m.l1 AS `w`,
  r.o4 AS `who`
FROM (
SELECT
    s.`who` AS o4,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2
  FROM `copy_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`v`
LEFT JOIN `dictionary_2` AS d1
  ON d1.value = s.`w`
LEFT JOIN `dictionary_3` AS d2
  ON d2.value = s.`who`

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

SELECT
  m.l0 AS `what`,
  r.o2 AS `whose`
FROM (
SELECT
    s.`whose` AS o2,
    COALESCE(d0.code, -1) AS k0
  FROM `copy_1` AS s
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_1` AS looked_at LIMIT 18446744073709551615) AS d0
  ON d0.text_number = CRC32(CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d0.value = CONVERT(s.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin

) AS r
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0;

SELECT
  m.l0 AS `age`,
  m.l1 AS `zip`
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
STRAIGHT_JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1;
