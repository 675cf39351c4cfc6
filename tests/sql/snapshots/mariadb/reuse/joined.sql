SELECT
  s.`person`,
  s.`longitude`,
  s.`zone`,
  s.`station`,
  COALESCE(j.sqlanon_before, 0) AS sqlanon_before,
  COALESCE(p.place, 0) AS sqlanon_place
FROM `copy_1` AS s
LEFT JOIN (
  SELECT DISTINCT CRC32(CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS person_number, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, sqlanon_before FROM `joint_1`
) AS j ON j.person_number = CRC32(CONVERT(CONVERT(s.`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND j.person = CONVERT(CONVERT(s.`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN (
  SELECT DISTINCT CRC32(CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS person_number, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, place FROM `place`.`sqlanon_recoding_run_known`
) AS p ON p.person_number = CRC32(CONVERT(CONVERT(s.`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND p.person = CONVERT(CONVERT(s.`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin;

SELECT
  s.`person`,
  s.`city`,
  s.`grade`,
  s.`illness`,
  s.`sqlanon_key`,
  COALESCE(p.place, 0) AS sqlanon_place
FROM `persons_1` AS s
LEFT JOIN (
  SELECT DISTINCT CRC32(CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS person_number, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, place FROM `place`.`sqlanon_recoding_run_known`
) AS p ON p.person_number = CRC32(CONVERT(CONVERT(s.`sqlanon_key` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND p.person = CONVERT(CONVERT(s.`sqlanon_key` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin;

SELECT
  s.`number`,
  s.`whose`,
  s.`what`,
  COALESCE(p.place, 0) AS sqlanon_place
FROM `copy_1` AS s
LEFT JOIN (
  SELECT DISTINCT CRC32(CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS person_number, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, place, v0 AS owner FROM `place`.`sqlanon_recoding_run_known`
) AS p ON p.person_number = CRC32(CONVERT(CONVERT(s.`number` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND p.person = CONVERT(CONVERT(s.`number` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin  AND (p.owner = s.`whose`
    OR p.owner IS NULL AND s.`whose` IS NULL);
