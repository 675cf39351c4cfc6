SELECT COUNT(*)
FROM (
  SELECT l.place, l.signature, COUNT(*) AS shown, COUNT(t.signature) AS common
  FROM (
    SELECT DISTINCT p.place, k.signature
    FROM `persons_1` AS p
    STRAIGHT_JOIN (
      SELECT DISTINCT CRC32(CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS person_number, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, signature FROM `place`.`sqlanon_recoding_run_signatures`
    ) AS k ON k.person_number = CRC32(p.person) AND k.person = p.person
  ) AS l
  JOIN (SELECT `group_id` AS place, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`target_1`) AS w ON w.place = l.place
  LEFT JOIN (SELECT DISTINCT signature, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`sqlanon_recoding_run_signatures` WHERE person IS NULL) AS t
    ON t.signature = l.signature AND t.value = w.value
  GROUP BY l.place, l.signature
) AS c
LEFT JOIN (SELECT signature, COUNT(*) AS n FROM `place`.`sqlanon_recoding_run_signatures` WHERE person IS NULL GROUP BY signature) AS s ON s.signature = c.signature
WHERE s.n IS NULL OR c.shown <> s.n OR c.common <> s.n;

SELECT COUNT(*)
FROM (
  SELECT l.place, l.signature, COUNT(*) AS shown, COUNT(t.signature) AS common
  FROM (
    SELECT DISTINCT p.place, k.signature
    FROM `persons_1` AS p
    STRAIGHT_JOIN (
      SELECT DISTINCT CRC32(CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS person_number, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, signature, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`sqlanon_recoding_run_signatures`
    ) AS k ON k.person_number = CRC32(p.person) AND k.person = p.person AND k.value = p.value
  ) AS l
  JOIN (SELECT `group_id` AS place, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`target_1`) AS w ON w.place = l.place
  LEFT JOIN (SELECT DISTINCT signature, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS value FROM `place`.`sqlanon_recoding_run_signatures` WHERE person IS NULL) AS t
    ON t.signature = l.signature AND t.value = w.value
  GROUP BY l.place, l.signature
) AS c
LEFT JOIN (SELECT signature, COUNT(*) AS n FROM `place`.`sqlanon_recoding_run_signatures` WHERE person IS NULL GROUP BY signature) AS s ON s.signature = c.signature
WHERE s.n IS NULL OR c.shown <> s.n OR c.common <> s.n;
