SELECT o.cell, b.pair AS class, LEAST(o.n, b.near - o.ahead) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed AND o.ahead < b.near
UNION ALL
SELECT o.cell, b.other AS class, LEAST(o.n, o.ahead + o.n - b.near) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed AND o.ahead + o.n > b.near;

SELECT o.cell, o.s, b.pair AS class, LEAST(o.n, b.near - o.ahead) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed AND o.ahead < b.near
UNION ALL
SELECT o.cell, o.s, b.other AS class, LEAST(o.n, o.ahead + o.n - b.near) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed AND o.ahead + o.n > b.near;
