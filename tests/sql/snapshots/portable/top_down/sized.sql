SELECT g0, g1, g2, CAST(SUM(n) AS BIGINT) AS n, MIN(cost) AS cost, MIN(v0) AS v0, MIN(o0) AS o0, MIN(v1) AS v1, MIN(o1) AS o1, MIN(v2) AS v2, MIN(o2) AS o2
FROM "state_1"
GROUP BY g0, g1, g2;
