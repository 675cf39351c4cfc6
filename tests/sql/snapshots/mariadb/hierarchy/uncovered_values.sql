SELECT g.label
FROM (
  SELECT DISTINCT CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label FROM `combinations_1` WHERE v0 IS NOT NULL
) AS g
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM (SELECT leaf FROM `hierarchy_1` WHERE absent = 0) AS looked_at LIMIT 18446744073709551615) AS h ON h.text_number = CRC32(g.label) AND h.leaf = g.label
WHERE h.leaf IS NULL
ORDER BY g.label LIMIT 100;
