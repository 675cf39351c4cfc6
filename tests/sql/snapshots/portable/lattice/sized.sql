SELECT k0_0, k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0, k1_0, k2_0;

SELECT k0_1, k1_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_1 + u1_0) AS cost0
FROM "leveled_1"
GROUP BY k0_1, k1_0;

SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_0) AS cost0
FROM "leveled_1"
GROUP BY k0_0;

SELECT k0_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_1 + u1_1 + u2_1) AS cost0
FROM "leveled_1"
GROUP BY k0_1;

SELECT node_0, node_1, node_2, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "state_1"
GROUP BY node_0, node_1, node_2;

SELECT node_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 2 THEN 0 ELSE 1 END AS released
FROM "state_1"
GROUP BY node_0;

SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 2 THEN 0 ELSE 1 END AS released
FROM "assignment_1"
GROUP BY class;

SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 2 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0;

SELECT k0_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_1) AS cost0
FROM "leveled_1"
GROUP BY k0_1;

SELECT k0_0, k1_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 5 THEN 0 ELSE 1 END AS released, MIN(u0_0 + u1_1) AS cost0
FROM "leveled_1"
GROUP BY k0_0, k1_1;

SELECT k0_2, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_2 + u1_2) AS cost0
FROM "leveled_1"
GROUP BY k0_2;

SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 4 THEN 0 ELSE 1 END AS released
FROM "state_1"
GROUP BY class;

SELECT k0_2, k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_2 + u1_0 + u2_0) AS cost0
FROM "leveled_1"
GROUP BY k0_2, k1_0, k2_0;

SELECT k0_0, k1_2, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_0 + u1_2 + u2_0) AS cost0
FROM "leveled_1"
GROUP BY k0_0, k1_2, k2_0;

SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "placed_1"
GROUP BY class;

SELECT k0_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_0 + u1_1 + u2_0) AS cost0
FROM "leveled_1"
GROUP BY k0_0, k2_0;

SELECT node_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "state_1"
GROUP BY node_0;

SELECT node_0, node_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "state_1"
GROUP BY node_0, node_1;

SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 2 THEN 0 ELSE 1 END AS released
FROM "dealt_1"
GROUP BY class;
