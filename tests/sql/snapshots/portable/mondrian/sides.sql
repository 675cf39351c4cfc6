SELECT x.part, x.choice, CASE WHEN h.v > x.v THEN 1 ELSE 0 END AS side, h.s,
 CAST(SUM(h.n) AS BIGINT) AS n
FROM "candidates_1" AS x JOIN "values_1" AS h ON h.part = x.part AND h.dim = x.dim
WHERE x.level = 0
GROUP BY x.part, x.choice, CASE WHEN h.v > x.v THEN 1 ELSE 0 END, h.s;
