SELECT u.cell, u.s, u.others, COALESCE(m.part, u.part) AS class
FROM "dealt_1" AS u
LEFT JOIN "moved_1" AS m ON m.unit = u.unit;
