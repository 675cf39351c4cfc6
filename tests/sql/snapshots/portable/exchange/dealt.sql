SELECT o.cell, o.s, b.pair AS class, LEAST(o.n, CASE b.near WHEN 0 THEN o.own ELSE o.total - o.own END - o.ahead) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed
WHERE o.ahead < CASE b.near WHEN 0 THEN o.own ELSE o.total - o.own END
UNION ALL
SELECT o.cell, o.s, b.other AS class, LEAST(o.n, o.ahead + o.n - CASE b.near WHEN 0 THEN o.own ELSE o.total - o.own END) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed
WHERE o.ahead + o.n > CASE b.near WHEN 0 THEN o.own ELSE o.total - o.own END;
