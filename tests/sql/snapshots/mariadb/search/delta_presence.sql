SELECT k0_0, CAST(n AS DOUBLE) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS DECIMAL(65, 0)) * 1 < CAST(members AS DECIMAL(65, 0)) * 0 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_0, CAST(SUM(n) AS SIGNED) AS n, CAST(SUM(members) AS SIGNED) AS members, MIN(leaves) AS leaves
FROM (
  SELECT k0_0, 
s0_0 * s1_1 AS leaves, n, 0 AS members FROM `_sqlanon_leveled`
UNION ALL
  SELECT k0_0, 
s0_0 * s1_1 AS leaves, 0, n FROM `_sqlanon_members`

) AS both_tables
GROUP BY k0_0) AS sized;
