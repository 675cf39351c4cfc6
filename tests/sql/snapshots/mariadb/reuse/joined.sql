SELECT s.`person`, s.`longitude`, s.`latitude`, s.`station`, COALESCE(p.sqlanon_before, 0) AS sqlanon_before
FROM `copy_1` AS s
LEFT JOIN (SELECT CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person, sqlanon_before FROM `joint_1`) AS p ON p.person = CONVERT(CONVERT(s.`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin;
