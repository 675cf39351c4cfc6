SELECT g.class, s.code
FROM `regions_1` AS g
STRAIGHT_JOIN (SELECT CRC32(label) AS text_number, looked_at.* FROM `told_1` AS looked_at LIMIT 18446744073709551615) AS t ON t.text_number = CRC32(g.l2) AND t.label = g.l2
STRAIGHT_JOIN `said_1` AS s ON s.told = t.code
UNION ALL
SELECT g.class, v.code
FROM `regions_1` AS g
JOIN `dictionary_1` AS v ON v.value IS NULL
WHERE g.l2 IS NULL;

SELECT g.class, s.code
FROM `regions_1` AS g
STRAIGHT_JOIN (SELECT CRC32(label) AS text_number, looked_at.* FROM `told_1` AS looked_at LIMIT 18446744073709551615) AS t ON t.text_number = CRC32(g.l0) AND t.label = g.l0
STRAIGHT_JOIN `said_1` AS s ON s.told = t.code
UNION ALL
SELECT g.class, v.code
FROM `regions_1` AS g
JOIN `dictionary_1` AS v ON v.value IS NULL
WHERE g.l0 IS NULL;
