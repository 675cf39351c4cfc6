SELECT
t0.l1 AS `age`,
d1.value AS `city`
FROM `people` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
STRAIGHT_JOIN `tree_1` AS t0 ON t0.code = COALESCE(d0.code, -1)
STRAIGHT_JOIN `tree_2` AS t1 ON t1.code = CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 3 ELSE COALESCE(d1.code, -1) END
LEFT JOIN (
  SELECT DISTINCT t0.k1 AS x0, t1.k0 AS x1
  FROM `cells_1` AS c
  STRAIGHT_JOIN `tree_1` AS t0 ON t0.code = c.c0
  STRAIGHT_JOIN `tree_2` AS t1 ON t1.code = c.c1
  LEFT JOIN `assignment_1` AS a ON a.cell = c.cell
  WHERE a.cell IS NULL
) AS gone ON gone.x0 = t0.k1 AND gone.x1 = t1.k0
WHERE gone.x0 IS NULL;

SELECT
t0.l1 AS `age`,
t1.l2 AS `zip`
FROM `everybody` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = s.`age`
LEFT JOIN (SELECT CRC32(value) AS text_number, looked_at.* FROM `dictionary_2` AS looked_at LIMIT 18446744073709551615) AS d1
  ON d1.text_number = CRC32(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND d1.value = CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin
STRAIGHT_JOIN `tree_1` AS t0 ON t0.code = COALESCE(d0.code, -1)
STRAIGHT_JOIN `tree_2` AS t1 ON t1.code = COALESCE(d1.code, -1)
LEFT JOIN (
  SELECT DISTINCT t0.k1 AS x0, t1.k2 AS x1
  FROM `cells_1` AS c
  STRAIGHT_JOIN `tree_1` AS t0 ON t0.code = c.c0
  STRAIGHT_JOIN `tree_2` AS t1 ON t1.code = c.c1
  LEFT JOIN `assignment_1` AS a ON a.cell = c.cell
  WHERE a.cell IS NULL
) AS gone ON gone.x0 = t0.k1 AND gone.x1 = t1.k2
WHERE gone.x0 IS NULL;
