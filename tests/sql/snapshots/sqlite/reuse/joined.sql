SELECT s.`person`, s.`longitude`, s.`latitude`, s.`station`, COALESCE(p.sqlanon_before, 0) AS sqlanon_before
FROM `measured_points` AS s
LEFT JOIN (SELECT DISTINCT CAST(person AS TEXT) COLLATE BINARY AS person, sqlanon_before FROM `joint_1`) AS p ON p.person = CAST(CAST(s.`person` AS TEXT) AS TEXT) COLLATE BINARY;
