SELECT CAST(SUM(n) AS BIGINT) AS n, k0_0, k1_0, k2_0
FROM "leveled_1"
GROUP BY k0_0, k1_0, k2_0;
