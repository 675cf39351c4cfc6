SELECT o.number AS person, h.v, COALESCE(MAX(CASE WHEN x.value = CONVERT(m.v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin THEN m.signature END), MIN(m.signature)) AS signature
FROM (SELECT DISTINCT CRC32(CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS person_number, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, signature, v0 FROM `place`.`sqlanon_recoding_run_signatures` WHERE person IS NOT NULL) AS m
JOIN `persons_1` AS o ON m.person_number = CRC32(o.person) AND m.person = o.person
JOIN `remembered_1` AS h ON h.signature = m.signature
JOIN `values_1` AS x ON x.v = h.v
GROUP BY o.number, h.v;
