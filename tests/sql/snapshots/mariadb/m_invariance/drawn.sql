SELECT cell, s, v, 1 AS n, SHA2(CONCAT(UNHEX(k.outer0), UNHEX(SHA2(CONCAT(UNHEX(k.inner0), CAST(CONVERT(CONCAT(CONVERT(cell USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(number USING utf8mb4) COLLATE utf8mb4_nopad_bin) USING utf8mb4) AS BINARY)), 256))), 256) AS lot
FROM (
  SELECT p.cell, p.s, p.v, x.number
  FROM `division_1` AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM `digits_1` AS x0) AS x ON x.number < p.n
  WHERE p.signature = 0 AND p.v > 0
) AS one_by_one
CROSS JOIN `keys_1` AS k;
