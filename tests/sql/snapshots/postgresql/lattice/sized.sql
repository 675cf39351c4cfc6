SELECT k0_0, k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_0 + u1_0 + u2_0) AS cost0
FROM rolled0
GROUP BY k0_0, k1_0, k2_0;
