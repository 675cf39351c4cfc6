SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CONVERT(v1 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, SUM(n) AS n
  FROM `combinations_1` WHERE v1 IS NOT NULL GROUP BY v1
) AS g
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM (SELECT leaf FROM `hierarchy_1` WHERE absent = 0) AS looked_at LIMIT 18446744073709551615) AS h ON h.text_number = CRC32(g.label) AND h.leaf = g.label
WHERE h.leaf IS NULL;

SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, SUM(n) AS n
  FROM `combinations_1` WHERE v0 IS NOT NULL GROUP BY v0
) AS g
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM (SELECT leaf FROM `hierarchy_1` WHERE absent = 0) AS looked_at LIMIT 18446744073709551615) AS h ON h.text_number = CRC32(g.label) AND h.leaf = g.label
WHERE h.leaf IS NULL;

SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CONCAT(CASE WHEN CONVERT(CAST(v0 AS DATETIME(6)) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE '%.%' THEN TRIM(TRAILING CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM TRIM(TRAILING CONVERT('0' USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM CONVERT(CAST(v0 AS DATETIME(6)) USING utf8mb4) COLLATE utf8mb4_nopad_bin)) ELSE CONVERT(CAST(v0 AS DATETIME(6)) USING utf8mb4) COLLATE utf8mb4_nopad_bin END, CONVERT('+00:00' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label, SUM(n) AS n
  FROM `combinations_1` WHERE v0 IS NOT NULL GROUP BY v0
) AS g
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM (SELECT leaf FROM `hierarchy_1` WHERE absent = 0) AS looked_at LIMIT 18446744073709551615) AS h ON h.text_number = CRC32(g.label) AND h.leaf = g.label
WHERE h.leaf IS NULL;

SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CONVERT(v2 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, SUM(n) AS n
  FROM `combinations_1` WHERE v2 IS NOT NULL GROUP BY v2
) AS g
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM (SELECT leaf FROM `hierarchy_1` WHERE absent = 0) AS looked_at LIMIT 18446744073709551615) AS h ON h.text_number = CRC32(g.label) AND h.leaf = g.label
WHERE h.leaf IS NULL;

SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, SUM(n) AS n
  FROM `counts_1` WHERE v0 IS NOT NULL GROUP BY v0
) AS g
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM (SELECT leaf FROM `hierarchy_1` WHERE absent = 0) AS looked_at LIMIT 18446744073709551615) AS h ON h.text_number = CRC32(g.label) AND h.leaf = g.label
WHERE h.leaf IS NULL;
