SELECT
  ROW_NUMBER() OVER (ORDER BY r0.hi - r0.lo + r1.hi - r1.lo + r2.hi - r2.lo
, r0.lo, r0.hi, r1.lo, r1.hi, r2.lo, r2.hi, p.class) AS class, p.class AS told,
  r0.lo AS lo0, r0.hi AS hi0, r0.v AS v0,
  p.l0,
  r1.lo AS lo1, r1.hi AS hi1, r1.v AS v1,
  p.l1,
  r2.lo AS lo2, r2.hi AS hi2, r2.v AS v2,
  p.l2
FROM `published_1` AS p
JOIN (SELECT CRC32(told) AS text_number, looked_at.* FROM (SELECT n.*, CASE WHEN n.label IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin, n.label) END AS told FROM `readings_1` AS n) AS looked_at LIMIT 18446744073709551615) AS r0
  ON r0.text_number = CRC32(CASE WHEN p.l0 IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin, p.l0) END) AND r0.told = CASE WHEN p.l0 IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin, p.l0) END
JOIN (SELECT CRC32(told) AS text_number, looked_at.* FROM (SELECT n.*, CASE WHEN n.label IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin, n.label) END AS told FROM `readings_2` AS n) AS looked_at LIMIT 18446744073709551615) AS r1
  ON r1.text_number = CRC32(CASE WHEN p.l1 IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin, p.l1) END) AND r1.told = CASE WHEN p.l1 IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin, p.l1) END
JOIN (SELECT CRC32(told) AS text_number, looked_at.* FROM (SELECT n.*, CASE WHEN n.label IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin, n.label) END AS told FROM `readings_3` AS n) AS looked_at LIMIT 18446744073709551615) AS r2
  ON r2.text_number = CRC32(CASE WHEN p.l2 IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin, p.l2) END) AND r2.told = CASE WHEN p.l2 IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin, p.l2) END;

SELECT
  ROW_NUMBER() OVER (ORDER BY r0.hi - r0.lo
, r0.lo, r0.hi, p.class) AS class, p.class AS told,
  r0.lo AS lo0, r0.hi AS hi0, r0.v AS v0,
  p.l0
FROM `published_1` AS p
JOIN (SELECT CRC32(told) AS text_number, looked_at.* FROM (SELECT n.*, CASE WHEN n.label IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin, n.label) END AS told FROM `readings_1` AS n) AS looked_at LIMIT 18446744073709551615) AS r0
  ON r0.text_number = CRC32(CASE WHEN p.l0 IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin, p.l0) END) AND r0.told = CASE WHEN p.l0 IS NULL THEN CONVERT('' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin, p.l0) END;
