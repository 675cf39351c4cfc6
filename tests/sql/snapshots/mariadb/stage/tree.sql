SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.leaf IS NULL THEN FIRST_VALUE(v.code) OVER (PARTITION BY h.leaf ORDER BY v.code)
WHEN h.level_1 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_1 ORDER BY v.code) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 6      ELSE COALESCE(s1.leaves, 1) END AS s1,
  root.label AS l2, 0 AS k2, CAST(6 AS SIGNED) AS s2
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_2), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_1 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_1) AS looked_at LIMIT 18446744073709551615) AS s1
  ON s1.text_number = CRC32(h.level_1) AND s1.node = h.level_1;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  root.label AS l1, 0 AS k1, CAST(2 AS SIGNED) AS s1
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_1), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.level_1 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_1 ORDER BY v.code) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 6      ELSE COALESCE(s1.leaves, 1) END AS s1,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_2, v.label) END AS l2,
  CASE WHEN h.level_2 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_2 ORDER BY v.code) END AS k2,
  CASE WHEN h.leaf IS NULL
 THEN 6      ELSE COALESCE(s2.leaves, 1) END AS s2,
  root.label AS l3, 0 AS k3, CAST(6 AS SIGNED) AS s3
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_3), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_1 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_1) AS looked_at LIMIT 18446744073709551615) AS s1
  ON s1.text_number = CRC32(h.level_1) AND s1.node = h.level_1
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_2 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_2) AS looked_at LIMIT 18446744073709551615) AS s2
  ON s2.text_number = CRC32(h.level_2) AND s2.node = h.level_2;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.level_1 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_1 ORDER BY v.code) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 40      ELSE COALESCE(s1.leaves, 1) END AS s1,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_2, v.label) END AS l2,
  CASE WHEN h.level_2 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_2 ORDER BY v.code) END AS k2,
  CASE WHEN h.leaf IS NULL
 THEN 40      ELSE COALESCE(s2.leaves, 1) END AS s2,
  root.label AS l3, 0 AS k3, CAST(40 AS SIGNED) AS s3
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_3), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_1 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_1) AS looked_at LIMIT 18446744073709551615) AS s1
  ON s1.text_number = CRC32(h.level_1) AND s1.node = h.level_1
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_2 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_2) AS looked_at LIMIT 18446744073709551615) AS s2
  ON s2.text_number = CRC32(h.level_2) AND s2.node = h.level_2;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.level_1 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_1 ORDER BY v.code) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 2      ELSE COALESCE(s1.leaves, 1) END AS s1,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_2, v.label) END AS l2,
  CASE WHEN h.level_2 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_2 ORDER BY v.code) END AS k2,
  CASE WHEN h.leaf IS NULL
 THEN 2      ELSE COALESCE(s2.leaves, 1) END AS s2,
  root.label AS l3, 0 AS k3, CAST(2 AS SIGNED) AS s3
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_3), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_1 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_1) AS looked_at LIMIT 18446744073709551615) AS s1
  ON s1.text_number = CRC32(h.level_1) AND s1.node = h.level_1
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_2 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_2) AS looked_at LIMIT 18446744073709551615) AS s2
  ON s2.text_number = CRC32(h.level_2) AND s2.node = h.level_2;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  root.label AS l1, 0 AS k1, CAST(40 AS SIGNED) AS s1
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_1), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.level_1 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_1 ORDER BY v.code) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 4      ELSE COALESCE(s1.leaves, 1) END AS s1,
  root.label AS l2, 0 AS k2, CAST(4 AS SIGNED) AS s2
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_2), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_1 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_1) AS looked_at LIMIT 18446744073709551615) AS s1
  ON s1.text_number = CRC32(h.level_1) AND s1.node = h.level_1;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.level_1 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_1 ORDER BY v.code) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 40      ELSE COALESCE(s1.leaves, 1) END AS s1,
  root.label AS l2, 0 AS k2, CAST(40 AS SIGNED) AS s2
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_2), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_1 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_1) AS looked_at LIMIT 18446744073709551615) AS s1
  ON s1.text_number = CRC32(h.level_1) AND s1.node = h.level_1;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  root.label AS l1, 0 AS k1, CAST(6 AS SIGNED) AS s1
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_1), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.level_1 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_1 ORDER BY v.code) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 3      ELSE COALESCE(s1.leaves, 1) END AS s1,
  root.label AS l2, 0 AS k2, CAST(3 AS SIGNED) AS s2
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_2), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_1 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_1) AS looked_at LIMIT 18446744073709551615) AS s1
  ON s1.text_number = CRC32(h.level_1) AND s1.node = h.level_1;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.level_1 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_1 ORDER BY v.code) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 5      ELSE COALESCE(s1.leaves, 1) END AS s1,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_2, v.label) END AS l2,
  CASE WHEN h.level_2 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_2 ORDER BY v.code) END AS k2,
  CASE WHEN h.leaf IS NULL
 THEN 5      ELSE COALESCE(s2.leaves, 1) END AS s2,
  root.label AS l3, 0 AS k3, CAST(5 AS SIGNED) AS s3
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_3), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_1 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_1) AS looked_at LIMIT 18446744073709551615) AS s1
  ON s1.text_number = CRC32(h.level_1) AND s1.node = h.level_1
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_2 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_2) AS looked_at LIMIT 18446744073709551615) AS s2
  ON s2.text_number = CRC32(h.level_2) AND s2.node = h.level_2;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.level_1 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_1 ORDER BY v.code) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 12      ELSE COALESCE(s1.leaves, 1) END AS s1,
  root.label AS l2, 0 AS k2, CAST(12 AS SIGNED) AS s2
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_2), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_1 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_1) AS looked_at LIMIT 18446744073709551615) AS s1
  ON s1.text_number = CRC32(h.level_1) AND s1.node = h.level_1;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.level_1 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_1 ORDER BY v.code) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 6      ELSE COALESCE(s1.leaves, 1) END AS s1,
  root.label AS l2, 0 AS k2, CAST(6 AS SIGNED) AS s2
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_2), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_1 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_1) AS looked_at LIMIT 18446744073709551615) AS s1
  ON s1.text_number = CRC32(h.level_1) AND s1.node = h.level_1;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.level_1 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_1 ORDER BY v.code) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 10      ELSE COALESCE(s1.leaves, 1) END AS s1,
  root.label AS l2, 0 AS k2, CAST(10 AS SIGNED) AS s2
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_2), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_1 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_1) AS looked_at LIMIT 18446744073709551615) AS s1
  ON s1.text_number = CRC32(h.level_1) AND s1.node = h.level_1;

SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS SIGNED) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.level_1 IS NULL THEN v.code
    ELSE FIRST_VALUE(v.code) OVER (PARTITION BY h.level_1 ORDER BY v.code) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 2      ELSE COALESCE(s1.leaves, 1) END AS s1,
  root.label AS l2, 0 AS k2, CAST(2 AS SIGNED) AS s2
FROM `dictionary_1` AS v
CROSS JOIN (SELECT COALESCE(MIN(level_2), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label FROM `hierarchy_1`) AS root
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(v.label, '')) AND h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT CRC32(node) AS text_number, looked_at.* FROM (SELECT level_1 AS node, COUNT(*) AS leaves FROM `hierarchy_1` GROUP BY level_1) AS looked_at LIMIT 18446744073709551615) AS s1
  ON s1.text_number = CRC32(h.level_1) AND s1.node = h.level_1;
