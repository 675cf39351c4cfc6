SELECT o.part, 0 AS dim, o.c0 AS v, h.s, CAST(SUM(h.n) AS BIGINT) AS n
FROM "open_1" AS o
JOIN (SELECT DISTINCT part FROM "candidates_1" WHERE dim = 0) AS x ON x.part = o.part
JOIN "held_1" AS h ON h.cell = o.cell
GROUP BY o.part, o.c0, h.s
UNION ALL
SELECT o.part, 1 AS dim, o.c1 AS v, h.s, CAST(SUM(h.n) AS BIGINT) AS n
FROM "open_1" AS o
JOIN (SELECT DISTINCT part FROM "candidates_1" WHERE dim = 1) AS x ON x.part = o.part
JOIN "held_1" AS h ON h.cell = o.cell
GROUP BY o.part, o.c1, h.s;

SELECT o.part, 0 AS dim, o.c0 AS v, h.s, CAST(SUM(h.n) AS BIGINT) AS n
FROM "open_1" AS o
JOIN (SELECT DISTINCT part FROM "candidates_1" WHERE dim = 0) AS x ON x.part = o.part
JOIN "held_1" AS h ON h.cell = o.cell
GROUP BY o.part, o.c0, h.s
UNION ALL
SELECT o.part, 1 AS dim, o.c1 AS v, h.s, CAST(SUM(h.n) AS BIGINT) AS n
FROM "open_1" AS o
JOIN (SELECT DISTINCT part FROM "candidates_1" WHERE dim = 1) AS x ON x.part = o.part
JOIN "held_1" AS h ON h.cell = o.cell
GROUP BY o.part, o.c1, h.s
UNION ALL
SELECT o.part, 2 AS dim, o.c2 AS v, h.s, CAST(SUM(h.n) AS BIGINT) AS n
FROM "open_1" AS o
JOIN (SELECT DISTINCT part FROM "candidates_1" WHERE dim = 2) AS x ON x.part = o.part
JOIN "held_1" AS h ON h.cell = o.cell
GROUP BY o.part, o.c2, h.s;

SELECT o.part, 0 AS dim, o.c0 AS v, h.s, CAST(SUM(h.n) AS BIGINT) AS n
FROM "open_1" AS o
JOIN (SELECT DISTINCT part FROM "candidates_1" WHERE dim = 0) AS x ON x.part = o.part
JOIN "held_1" AS h ON h.cell = o.cell
GROUP BY o.part, o.c0, h.s;
