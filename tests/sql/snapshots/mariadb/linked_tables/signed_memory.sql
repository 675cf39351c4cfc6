SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM (
    SELECT CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, signature FROM `place`.`sqlanon_recoding_run_signatures`
    WHERE person IS NOT NULL
  ) AS b
  LEFT JOIN (SELECT DISTINCT CRC32(person) AS person_number, person AS person FROM `persons_1`) AS p
    ON p.person_number = CRC32(b.person) AND p.person = b.person
  LEFT JOIN (SELECT DISTINCT CRC32(CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS person_number, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, signature FROM `place`.`sqlanon_recoding_run_signatures`) AS a
    ON a.person_number = CRC32(b.person) AND a.person = b.person AND a.signature = b.signature
  WHERE p.person IS NULL AND a.person IS NULL
  UNION ALL
  SELECT COUNT(*) AS wrong
  FROM (SELECT signature, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`sqlanon_recoding_run_signatures` WHERE person IS NULL) AS b
  LEFT JOIN (SELECT signature, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`sqlanon_recoding_run_signatures` WHERE person IS NULL) AS a
    ON a.signature = b.signature AND a.value = b.value
  WHERE a.signature IS NULL
) AS both_wrongs;

SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM (
    SELECT CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, signature, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`sqlanon_recoding_run_signatures`
    WHERE person IS NOT NULL
  ) AS b
  LEFT JOIN (SELECT DISTINCT CRC32(person) AS person_number, person AS person, value FROM `persons_1`) AS p
    ON p.person_number = CRC32(b.person) AND p.person = b.person AND p.value = b.value
  LEFT JOIN (SELECT DISTINCT CRC32(CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS person_number, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, signature, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`sqlanon_recoding_run_signatures`) AS a
    ON a.person_number = CRC32(b.person) AND a.person = b.person AND a.signature = b.signature AND a.value = b.value
  WHERE p.person IS NULL AND a.person IS NULL
  UNION ALL
  SELECT COUNT(*) AS wrong
  FROM (SELECT signature, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`sqlanon_recoding_run_signatures` WHERE person IS NULL) AS b
  LEFT JOIN (SELECT signature, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`sqlanon_recoding_run_signatures` WHERE person IS NULL) AS a
    ON a.signature = b.signature AND a.value = b.value
  WHERE a.signature IS NULL
) AS both_wrongs;
