SELECT k0_0, k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, MIN(u0_0 + u1_0 + u2_0) AS cost0
FROM rolled0
GROUP BY k0_0, k1_0, k2_0;
