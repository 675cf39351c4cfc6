SELECT COUNT(*), COALESCE(SUM(g.n), 0)
FROM (
  SELECT CONVERT(v5 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, SUM(n) AS n FROM `combinations_1`
  WHERE v5 IS NOT NULL GROUP BY v5
) AS g
LEFT JOIN (SELECT CRC32(item) AS text_number, looked_at.* FROM `listed_1` AS looked_at LIMIT 18446744073709551615) AS l ON l.text_number = CRC32(g.label) AND l.item = g.label
WHERE l.item IS NULL;

SELECT COUNT(*), COALESCE(SUM(g.n), 0)
FROM (
  SELECT CONVERT(v3 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, SUM(n) AS n FROM `combinations_1`
  WHERE v3 IS NOT NULL GROUP BY v3
) AS g
LEFT JOIN (SELECT CRC32(item) AS text_number, looked_at.* FROM `listed_1` AS looked_at LIMIT 18446744073709551615) AS l ON l.text_number = CRC32(g.label) AND l.item = g.label
WHERE l.item IS NULL;
