SELECT MIN(cell) AS cell, s, others, 1 AS n FROM "held_1" WHERE others <> 4 GROUP BY s, others
UNION ALL
SELECT cell, s, others, n FROM "held_1" WHERE others = 4;
