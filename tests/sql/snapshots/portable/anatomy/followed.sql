SELECT h.cell, h.s, h.others, u.class, h.n
FROM "held_1" AS h
JOIN "placed_1" AS u ON u.s = h.s AND u.others = h.others
WHERE h.others <> 4
UNION ALL
SELECT cell, s, others, class, COUNT(*) FROM "placed_1" WHERE others = 4 GROUP BY cell, s, others, class;
