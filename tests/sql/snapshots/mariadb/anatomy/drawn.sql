SELECT cell, s, none, SHA2(CONCAT(UNHEX(k.outer0), UNHEX(SHA2(CONCAT(UNHEX(k.inner0), CAST(CONVERT(CONCAT(CONVERT(cell USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(number USING utf8mb4) COLLATE utf8mb4_nopad_bin) USING utf8mb4) AS BINARY)), 256))), 256) AS lot
FROM (
  SELECT p.cell, p.s, CASE WHEN p.s = -1 THEN 1 ELSE 0 END AS none,
    x.number
  FROM `held_1` AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM `digits_1` AS x0) AS x ON x.number < p.n
) AS one_by_one
CROSS JOIN `keys_1` AS k;

SELECT cell, s, others, none, SHA2(CONCAT(UNHEX(k.outer0), UNHEX(SHA2(CONCAT(UNHEX(k.inner0), CAST(CONVERT(CONCAT(CONVERT(cell USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(number USING utf8mb4) COLLATE utf8mb4_nopad_bin) USING utf8mb4) AS BINARY)), 256))), 256) AS lot
FROM (
  SELECT p.cell, p.s, p.others, CASE WHEN p.s = -1 THEN 1 ELSE 0 END AS none,
    ROW_NUMBER() OVER (PARTITION BY p.cell, p.s ORDER BY p.others, x.number) - 1 AS number
  FROM `units_1` AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM `digits_1` AS x0) AS x ON x.number < p.n
) AS one_by_one
CROSS JOIN `keys_1` AS k;
