SELECT x.p2 AS class, MIN(x.n) AS n, COUNT(y.n) AS partners, COALESCE(SUM(y.n), 0) AS others
FROM "coded_1" AS x
LEFT JOIN "pairs_1" AS q ON q.a = x.p2
LEFT JOIN "coded_2" AS y ON y.p2 = q.b
GROUP BY x.p2;
