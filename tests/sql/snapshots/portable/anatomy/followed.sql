SELECT h.cell, h.s, h.others, u.class, h.n, 1 AS turn
FROM "held_1" AS h
JOIN "placed_1" AS u ON u.s = h.s AND u.others = h.others
WHERE h.others <> 4
UNION ALL
SELECT cell, s, others, class, n, ROW_NUMBER() OVER (PARTITION BY cell, s ORDER BY lot, class)
FROM (
  SELECT cell, s, others, class, n, SHA256(UNHEX(k.outer0) || UNHEX(SHA256(UNHEX(k.inner0) || ENCODE(CAST((CAST(cell AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(s AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(number AS VARCHAR)) AS VARCHAR))))) AS lot
  FROM (
    SELECT cell, s, others, class, COUNT(*) AS n, CAST(-1 - class AS INTEGER) AS number
    FROM "placed_1" WHERE others = 4 GROUP BY cell, s, others, class
  ) AS grouped
  CROSS JOIN "keys_1" AS k
) AS drawn_again;
