SELECT h.cell, h.s, h.others, u.class, h.n, 1 AS turn
FROM `held_1` AS h
JOIN `placed_1` AS u ON u.s = h.s AND u.others = h.others
WHERE h.others <> 4
UNION ALL
SELECT cell, s, others, class, n, ROW_NUMBER() OVER (PARTITION BY cell, s ORDER BY lot, class)
FROM (
  SELECT cell, s, others, class, n, SHA2(CONCAT(UNHEX(k.outer0), UNHEX(SHA2(CONCAT(UNHEX(k.inner0), CAST(CONVERT(CONCAT(CONVERT(cell USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(number USING utf8mb4) COLLATE utf8mb4_nopad_bin) USING utf8mb4) AS BINARY)), 256))), 256) AS lot
  FROM (
    SELECT cell, s, others, class, COUNT(*) AS n, CAST(-1 - class AS SIGNED) AS number
    FROM `placed_1` WHERE others = 4 GROUP BY cell, s, others, class
  ) AS grouped
  CROSS JOIN `keys_1` AS k
) AS drawn_again;
