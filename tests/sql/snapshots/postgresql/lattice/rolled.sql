SELECT CAST(SUM(n) AS BIGINT) AS n, k0_0, k1_0, k2_0, MIN(u0_0) AS u0_0, MIN(u1_0) AS u1_0, MIN(u2_0) AS u2_0, MIN(u2_1) AS u2_1
FROM "leveled_1"
GROUP BY k0_0, k1_0, k2_0;
