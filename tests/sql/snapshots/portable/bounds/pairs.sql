SELECT x.p AS a, y.p AS b
FROM (SELECT DISTINCT c0 AS c, p0 AS p FROM "coded_1") AS x
JOIN "overlaps_1" AS o ON o.a = x.c
JOIN (SELECT DISTINCT c0 AS c, p0 AS p FROM "coded_2") AS y ON y.c = o.b;
