SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM `persons_1` AS p
  LEFT JOIN (SELECT DISTINCT CRC32(CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS person_number, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, signature FROM `place`.`sqlanon_recoding_run_signatures`) AS k
    ON k.person_number = CRC32(p.person) AND k.person = p.person
  WHERE k.signature IS NULL
  UNION ALL
  SELECT COUNT(CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) - COUNT(DISTINCT CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) FROM `place`.`sqlanon_recoding_run_signatures`
) AS both_wrongs;

SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM `persons_1` AS p
  LEFT JOIN (SELECT DISTINCT CRC32(CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS person_number, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, signature, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`sqlanon_recoding_run_signatures`) AS k
    ON k.person_number = CRC32(p.person) AND k.person = p.person AND k.value = p.value
  WHERE k.signature IS NULL
  UNION ALL
  SELECT COUNT(*) - COUNT(DISTINCT value) AS wrong
  FROM (SELECT CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`sqlanon_recoding_run_signatures` WHERE person IS NOT NULL) AS k
  GROUP BY person
) AS both_wrongs;
