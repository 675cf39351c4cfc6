SELECT k0_0, n, members, leaves,
  CASE WHEN violates = 0 AND n > 0 AND n * 9 < 10 AND
    CAST(SUM(CASE WHEN violates = 0 AND n > 0 THEN 1 ELSE 0 END) OVER () AS HUGEINT) * 10
      > CAST(SUM(CASE WHEN violates = 0 THEN n ELSE 0 END) OVER () AS HUGEINT) * 9
  THEN 1 ELSE violates END AS violates
FROM (SELECT k0_0, MAX(n) AS n, MAX(members) AS members, MAX(leaves) AS leaves, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 1) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT k0_0, n, members, leaves, 0 AS violates FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(leaves) AS leaves
FROM (
  SELECT k0_0, s0_0 * s1_1 AS leaves,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_0, s0_0 * s1_1, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_0
  ) AS sized
  UNION ALL
  SELECT k0_0, 0, 0, 0, violates FROM (
SELECT k0_0, members AS measure, CASE WHEN members < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(leaves) AS leaves
FROM (
  SELECT k0_0, s0_0 * s1_1 AS leaves,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_0, s0_0 * s1_1, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_0) AS sized
WHERE n > 0
  ) AS v0
  UNION ALL
  SELECT k0_0, 0, 0, 0, violates FROM (
SELECT k0_0, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 < CAST(members AS HUGEINT) * 0 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(leaves) AS leaves
FROM (
  SELECT k0_0, s0_0 * s1_1 AS leaves,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_0, s0_0 * s1_1, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_0) AS sized
  ) AS v1
  UNION ALL
  SELECT k0_0, 0, 0, 0, violates FROM (
SELECT k0_0, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 > CAST(members AS HUGEINT) * 1 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(leaves) AS leaves
FROM (
  SELECT k0_0, s0_0 * s1_1 AS leaves,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_0, s0_0 * s1_1, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_0) AS sized
  ) AS v2
) AS verdicts
GROUP BY k0_0) AS risks;
