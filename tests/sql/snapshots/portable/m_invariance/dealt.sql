SELECT u.cell, u.s, u.v, (h.passed + u.turn - h.taken - 1) % 20 AS pile
FROM "newcomers_1" AS u
JOIN "shares_1" AS h ON h.v = u.v
WHERE u.turn > h.taken AND u.turn <= h.taken + h.kept;

SELECT u.cell, u.s, u.v, u.person, (h.passed + u.turn - h.taken - 1) % 20 AS pile
FROM "newcomers_1" AS u
JOIN "shares_1" AS h ON h.v = u.v
WHERE u.turn > h.taken AND u.turn <= h.taken + h.kept;
