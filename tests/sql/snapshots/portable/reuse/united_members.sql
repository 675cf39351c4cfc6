SELECT DISTINCT COALESCE(m.other, s.class) AS class, s.code
FROM "members_1" AS s
LEFT JOIN "moves_1" AS m ON m.class = s.class;
