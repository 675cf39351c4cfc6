SELECT c.*
FROM `cells_1` AS c
LEFT JOIN (
  SELECT v.code
  FROM `dictionary_1` AS v
  LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM (SELECT leaf FROM `hierarchy_1` WHERE absent = 0) AS looked_at LIMIT 18446744073709551615) AS h ON h.text_number = CRC32(v.label) AND h.leaf = v.label
  WHERE h.leaf IS NULL AND v.value IS NOT NULL
) AS new1 ON new1.code = c.c1
WHERE new1.code IS NULL;
