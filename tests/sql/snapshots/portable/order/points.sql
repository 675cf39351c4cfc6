SELECT u1 AS u, place AS ends, place + 1 AS begins,
  CASE WHEN n > 6 OR u1 = 40 THEN 5 ELSE 5 END AS most
FROM "line_1"
UNION ALL
SELECT 0 AS u, 0 AS ends, 1 AS begins, 3 AS most
UNION ALL
SELECT l.u0 + x.number AS u, l.place AS ends, l.place AS begins,
  CASE WHEN l.u1 - l.u0 - x.number < 3 THEN 5 ELSE 3 END AS most
FROM "line_1" AS l JOIN "numbers_1" AS x ON x.number < l.u1 - l.u0
WHERE (l.n <= 6 OR x.number < 3) AND (l.u0 + x.number) % 1 = 0
UNION ALL
SELECT l.u1 - x.number AS u, l.place AS ends, l.place AS begins, 5 AS most
FROM "line_1" AS l JOIN "numbers_1" AS x ON x.number < 3 OR x.number = 5
WHERE l.n > 6
ORDER BY u;
