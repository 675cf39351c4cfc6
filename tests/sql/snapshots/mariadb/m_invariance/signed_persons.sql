SELECT
  `person`,
  `age`,
  `zip`,
  `city`,
  `grade`,
  `illness`,
  sqlanon_signature, sqlanon_value, sqlanon_person,
  CAST(DENSE_RANK() OVER (ORDER BY sqlanon_signature, sqlanon_value, sqlanon_person) AS SIGNED) AS sqlanon_pair
FROM (
  SELECT
    s.`person`,
    s.`age`,
    s.`zip`,
    s.`city`,
    s.`grade`,
    s.`illness`,
0 AS sqlanon_signature,
    CASE WHEN o.number IS NULL THEN 0 ELSE COALESCE(x.v, 0) END AS sqlanon_value, COALESCE(o.number, 0) AS sqlanon_person
  FROM `copy_1` AS s
  LEFT JOIN (SELECT CRC32(person) AS text_number, looked_at.* FROM `persons_1` AS looked_at LIMIT 18446744073709551615) AS o ON o.text_number = CRC32(CONVERT(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND o.person = CONVERT(CONVERT(s.`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin
  LEFT JOIN `values_1` AS x ON x.value = CONVERT(s.`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin
) AS r;
