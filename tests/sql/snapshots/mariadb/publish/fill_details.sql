INSERT INTO `place`.`target1_1` (`whose`, `cost`, `said`)
SELECT
  r.o0,
  r.o1,
  r.o2
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
ORDER BY r.number, RAND();
