SELECT cell, class, n
FROM "assignment_1"
WHERE class NOT IN (SELECT pair FROM "better_1") AND class NOT IN (SELECT other FROM "better_1")
UNION ALL
SELECT o.cell, b.pair AS class, LEAST(o.n, b.near - o.ahead) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed AND o.ahead < b.near
UNION ALL
SELECT o.cell, b.other AS class, LEAST(o.n, o.ahead + o.n - b.near) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed AND o.ahead + o.n > b.near
UNION ALL
SELECT cell, class, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT m.cell, CASE WHEN m.cell = s.leaving THEN b.other ELSE b.pair END AS class, m.n
  FROM "better_1" AS b
  JOIN "swaps_1" AS s ON s.pair = b.pair AND s.way = -b.near
  JOIN "members_1" AS m ON m.class = b.pair
  UNION ALL
  SELECT m.cell, CASE WHEN m.cell = s.coming THEN b.pair ELSE b.other END AS class, m.n
  FROM "better_1" AS b
  JOIN "swaps_1" AS s ON s.pair = b.pair AND s.way = -b.near
  JOIN "members_1" AS m ON m.class = b.other
) AS swapped
GROUP BY cell, class;
