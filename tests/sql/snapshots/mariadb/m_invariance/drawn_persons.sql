SELECT held_cell AS cell, held_s AS s, v, n, person, lot
FROM (
  SELECT held_cell, held_s, v, n, person, SHA2(CONCAT(UNHEX(k.outer0), UNHEX(SHA2(CONCAT(UNHEX(k.inner0), CAST(CONVERT(CONCAT(CONVERT(cell USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(',' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(number USING utf8mb4) COLLATE utf8mb4_nopad_bin) USING utf8mb4) AS BINARY)), 256))), 256) AS lot
  FROM (
    SELECT held_cell, held_s, v, n, person, cell, s,
      DENSE_RANK() OVER (PARTITION BY cell, s ORDER BY person) - 1 AS number
    FROM (
      SELECT cell AS held_cell, s AS held_s, v, n, person,
        MIN(cell) OVER (PARTITION BY v, person) AS cell, DENSE_RANK() OVER (ORDER BY v) - 1 AS s
      FROM `division_1` WHERE signature = 0
    ) AS newcomers
    WHERE v > 0
  ) AS numbered
  CROSS JOIN `keys_1` AS k
) AS lots;
