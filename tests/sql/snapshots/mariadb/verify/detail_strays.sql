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
