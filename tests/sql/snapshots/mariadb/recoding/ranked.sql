SELECT p.class, p.label, COALESCE(i.id, 0) AS id
FROM `label_1` AS p
LEFT JOIN (SELECT CRC32(label) AS text_number, looked_at.* FROM (SELECT label, ROW_NUMBER() OVER (ORDER BY CONVERT(label USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS id FROM (SELECT label FROM `label_1` WHERE label IS NOT NULL GROUP BY label) AS g) AS looked_at LIMIT 18446744073709551615) AS i ON i.text_number = CRC32(p.label) AND i.label = p.label;
