SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(leaves) AS leaves
FROM (
  SELECT k0_0, s0_0 * s1_1 AS leaves,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_0, s0_0 * s1_1, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_0;

SELECT k0_0, k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members
FROM (
  SELECT k0_0, k1_0, k2_0,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_0, k1_0, k2_0, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_0, k1_0, k2_0;

SELECT k0_1, k1_2, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(cost0) AS cost0
FROM (
  SELECT k0_1, k1_2, u0_1 + u1_2 AS cost0,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_1, k1_2, u0_1 + u1_2, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_1, k1_2;
