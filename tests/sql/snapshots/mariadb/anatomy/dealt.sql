SELECT cell, s, class, n, ROW_NUMBER() OVER (PARTITION BY cell, s ORDER BY lot, class) AS turn
FROM (
  SELECT cell, s, class, n, SHA2(CONCAT(UNHEX(k.outer0), UNHEX(SHA2(CONCAT(UNHEX(k.inner0), CAST(CONVERT(CONCAT(CONVERT(cell USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(number USING utf8mb4) COLLATE utf8mb4_nopad_bin) USING utf8mb4) AS BINARY)), 256))), 256) AS lot
  FROM (
    SELECT cell, s, CAST(place AS SIGNED) AS class, COUNT(*) AS n, CAST(-1 - CAST(place AS SIGNED) AS SIGNED) AS number
    FROM (
      SELECT cell, s, (row_place - 1) % 20 AS place
      FROM (SELECT cell, s, ROW_NUMBER() OVER (ORDER BY none, s, lot, cell) AS row_place FROM `drawn_1`) AS placed
    ) AS one_by_one
    GROUP BY cell, s, place
  ) AS grouped
  CROSS JOIN `keys_1` AS k
) AS drawn_again;
