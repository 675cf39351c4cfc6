SELECT d.part, 0 AS side, d.s, CAST(SUM(d.lefts) AS BIGINT) AS n
FROM "dealt_1" AS d JOIN "best_1" AS x ON x.part = d.part AND x.dim = d.dim
WHERE d.lefts > 0
GROUP BY d.part, d.s
UNION ALL
SELECT d.part, 1 AS side, d.s, CAST(SUM(d.n - d.lefts) AS BIGINT) AS n
FROM "dealt_1" AS d JOIN "best_1" AS x ON x.part = d.part AND x.dim = d.dim
WHERE d.n > d.lefts
GROUP BY d.part, d.s;
