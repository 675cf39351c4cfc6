SELECT s."person", s."longitude", s."latitude", s."station", COALESCE(p.sqlanon_before, 0) AS sqlanon_before
FROM "measured_points" AS s
LEFT JOIN (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, sqlanon_before FROM "joint_1") AS p ON p.person = (CAST(CAST(s."person" AS VARCHAR) AS VARCHAR) COLLATE "binary");
